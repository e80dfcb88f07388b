export { fileClientMeasure } from './file-client-measure'
export { listSafetyAlerts } from './list-safety-alerts'
export { measureRecord } from './measure-record'
export { notifyOfSelfHarm } from './notify-of-alert'
