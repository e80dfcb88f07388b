export type { AppointmentPath, AppointmentsApi } from './appointments-api'
export { APPOINTMENTS_MESSAGES } from './appointments-messages'
export { clientOverlaps } from './client-overlaps'
export { closuresOf } from './closures-of'
export { overlapConflicts } from './overlap-conflicts'
export {
  APPOINTMENT_STATUSES,
  isInvoiceable,
  isReschedulable,
  nextAppointmentStatuses,
  occupiesTime,
  standsInCalendar,
  type AppointmentStatus,
} from './appointment-status'
export { ATTENDANCES, isComing, takesPlace, type Attendance } from './attendance'
export {
  Appointment,
  AppointmentRangeQuery,
  BILLING_TYPES,
  ClientAppointmentsQuery,
  ClientOverlap,
  MAX_APPOINTMENT_MINUTES,
  OverlapConflict,
  SeriesOfAppointment,
  ServiceLine,
  UninvoicedQuery,
} from './appointments-contract'
export {
  CreateAppointmentBody,
  MoveAppointmentBody,
  SetAppointmentStatusBody,
  SetAttendanceBody,
  UpdateAppointmentBody,
} from './appointment-changes-contract'
export {
  CLIENT_NAMINGS,
  type ClientNaming,
  DaySheet,
  DaySheetLine,
  DaySheetQuery,
  MAX_SHEET_DAYS,
} from './day-sheet-contract'
export {
  ENOUGH_OPENINGS,
  MAX_OPENING_DAYS,
  Opening,
  Openings,
  OpeningsQuery,
  PARTS_OF_DAY,
  type PartOfDay,
} from './openings-contract'
export { Closure, OpenDay, OpenDaysQuery } from './open-days-contract'
