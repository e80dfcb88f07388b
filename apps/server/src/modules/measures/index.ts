export { listSafetyAlerts } from './list-safety-alerts'
export { measures } from './measures-table'
