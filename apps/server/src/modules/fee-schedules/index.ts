export { feeScheduleRecord } from './fee-schedule-record'
