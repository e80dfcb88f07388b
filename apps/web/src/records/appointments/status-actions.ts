import { nextAppointmentStatuses, type AppointmentStatus } from '@oaklet/api/contract'

/** What moving to a status is called on its button: a verb, in the words of the front desk. */
const ACTION_WORDS: Readonly<Record<AppointmentStatus, string>> = {
  requested: 'Mark as requested',
  scheduled: 'Put back on the schedule',
  confirmed: 'Confirm',
  checked_in: 'Check in',
  completed: 'Complete',
  declined: 'Decline',
  cancelled_client: 'Cancelled by client',
  cancelled_clinician: 'Cancelled by clinician',
  late_cancelled: 'Late cancellation',
  no_show: 'No-show',
}

/** The ways to cancel; each is asked for by its own name. */
export const CANCELLATIONS = [
  {
    id: 'cancelled_client',
    label: 'Cancelled by the client',
    description: 'In good time; nothing is billed.',
  },
  { id: 'cancelled_clinician', label: 'Cancelled by the clinician', description: 'Nothing is billed.' },
  {
    id: 'late_cancelled',
    label: 'Late cancellation',
    description: 'By the client, too late; it can be invoiced.',
  },
] as const satisfies readonly { id: AppointmentStatus; label: string; description: string }[]

const isCancellation = (status: AppointmentStatus) => CANCELLATIONS.some(({ id }) => id === status)

/** What the status menu offers now; cancelling has a question of its own. */
export const statusActions = (status: AppointmentStatus): { id: AppointmentStatus; label: string }[] =>
  nextAppointmentStatuses(status)
    .filter((next) => !isCancellation(next))
    .map((next) => ({
      id: next,
      label: status === 'requested' && next === 'scheduled' ? 'Accept' : actionWord(status, next),
    }))

const actionWord = (status: AppointmentStatus, next: AppointmentStatus): string =>
  status === 'completed' && next === 'checked_in' ? 'Not completed after all' : ACTION_WORDS[next]

export const canCancel = (status: AppointmentStatus): boolean =>
  nextAppointmentStatuses(status).some(isCancellation)
