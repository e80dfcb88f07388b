import type { AppointmentStatus } from '@oaklet/api/contract'

/** What each status is called wherever people read it, and the tone of its badge. */
export const APPOINTMENT_WORDS = {
  requested: { word: 'Requested', tone: 'wait' },
  scheduled: { word: 'Scheduled', tone: 'neutral' },
  confirmed: { word: 'Confirmed', tone: 'good' },
  checked_in: { word: 'Checked in', tone: 'info' },
  completed: { word: 'Completed', tone: 'good' },
  declined: { word: 'Declined', tone: 'neutral' },
  cancelled_client: { word: 'Cancelled by client', tone: 'neutral' },
  cancelled_clinician: { word: 'Cancelled by clinician', tone: 'neutral' },
  late_cancelled: { word: 'Late cancellation', tone: 'wait' },
  no_show: { word: 'No-show', tone: 'bad' },
} as const satisfies Record<
  AppointmentStatus,
  { word: string; tone: 'info' | 'good' | 'wait' | 'bad' | 'neutral' }
>
