export type { FeeSchedulePath, FeeSchedulesApi } from './fee-schedules-api'
export { FEE_SCHEDULES_MESSAGES } from './fee-schedules-messages'
export {
  feeLineKey,
  FeeSchedule,
  FeeScheduleInput,
  FeeScheduleLine,
  MAX_FEE_SCHEDULE_LINES,
  UpdateFeeScheduleBody,
} from './fee-schedules-contract'
