export {
  billAppointments,
  billedAmong,
  lockAppointmentsOfClient,
  releaseAppointments,
  type Billing,
} from './billed-appointments'
export { holdsFor, isGroupSession, isOnNoClaim, selectHoldingClaims } from './claimed-sessions'
export { appointmentTimeWords, startWords, wholeStartWords } from './appointment-time-words'
export { describeClientOverlaps, distinctOverlaps } from './client-overlap-refused'
export { findAppointment, isVisibleAppointment } from './find-appointment'
export { countDays } from './count-days'
export { initialsOf } from './get-day-sheet'
export { appointmentsBetween } from './list-appointments'
export {
  clientIdsOf,
  lockAppointment,
  lockCalendar,
  lockClientCalendars,
  type AppointmentRow,
} from './lock-appointment'
export { appointmentLink } from './notify-clinicians'
export { reschedule } from './move-appointment'
export { markAway } from './mark-away'
export { attendancesOf, type Attendances } from './write-attendance'
export { keepAppointment, type NewAppointment } from './keep-appointment'
export { nextAppointments } from './next-appointments'
export {
  holdOpenAppointments,
  lockOpenAppointments,
  selectOpenAppointments,
  type OpenAppointment,
} from './open-appointments'
export { isHoldable } from './holdable-appointments'
export { describeOverlaps, overlapRefused } from './overlap-refused'
export { refuseProblems } from './refuse-problems'
export { requireOwnCalendar } from './require-own-calendar'
export { offeredLabels, serviceErrors } from './service-labels'
export { selectAppointments } from './select-appointments'
export {
  cancelByPractice,
  changeAppointmentStatus,
  followStatus,
  setStatusOfLocked,
} from './set-appointment-status'
export { sumUninvoiced, uninvoicedByClient } from './uninvoiced-appointments'
export { appointmentRecord } from './appointment-record'
