export { listSafetyAlerts } from './list-safety-alerts'
