export { listSafetyAlerts } from './list-safety-alerts'
export { measureRecord } from './measure-record'
