export { autopayDay } from './autopay-day'
export { autopayRecord } from './autopay-record'
export { chargeDueClients } from './charge-due-clients'
