/** `requested → scheduled → confirmed → checked_in → completed`, and five ways out. */
export const APPOINTMENT_STATUSES = [
  'requested',
  'scheduled',
  'confirmed',
  'checked_in',
  'completed',
  'declined',
  'cancelled_client',
  'cancelled_clinician',
  'late_cancelled',
  'no_show',
] as const
/** One of {@link APPOINTMENT_STATUSES}. */
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number]

const CANCELLATIONS = ['cancelled_client', 'cancelled_clinician', 'late_cancelled'] as const

const NEXT: Readonly<Record<AppointmentStatus, readonly AppointmentStatus[]>> = {
  requested: ['scheduled', 'declined'],
  scheduled: ['confirmed', 'checked_in', 'completed', 'no_show', ...CANCELLATIONS],
  confirmed: ['checked_in', 'completed', 'no_show', ...CANCELLATIONS],
  checked_in: ['completed', ...CANCELLATIONS],
  completed: ['checked_in'],
  declined: [],
  cancelled_client: ['scheduled'],
  cancelled_clinician: ['scheduled'],
  late_cancelled: ['scheduled'],
  no_show: ['scheduled'],
}

/** The statuses that an appointment may move to from `status`; a step back stays possible until it is invoiced. */
export const nextAppointmentStatuses = (status: AppointmentStatus): readonly AppointmentStatus[] =>
  NEXT[status]

/** Whether an appointment in `status` still takes up its clinician's time. */
export const occupiesTime = (status: AppointmentStatus): boolean =>
  ['requested', 'scheduled', 'confirmed', 'checked_in', 'completed'].includes(status)

/** Whether a calendar shows it without being asked: it takes up time, or took it up though the client did not come. */
export const standsInCalendar = (status: AppointmentStatus): boolean =>
  occupiesTime(status) || status === 'no_show'

/** Whether its time, clinician and services may still be changed. */
export const isReschedulable = (status: AppointmentStatus): boolean =>
  ['requested', 'scheduled', 'confirmed'].includes(status)

/** Completed, late-cancelled and no-show appointments can be invoiced. */
export const isInvoiceable = (status: AppointmentStatus): boolean =>
  ['completed', 'late_cancelled', 'no_show'].includes(status)
