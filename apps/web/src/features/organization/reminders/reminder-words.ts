import type { ReminderSettings } from '@oaklet/api/contract'
import { rangeWords } from '../../../records/hours/hours-words'

/** The title of the form that changes the reminders. */
export const EDIT_TITLE = 'Edit appointment reminders'

export const dayWords = (days: number): string => (days === 1 ? '1 day before' : `${days} days before`)

/** “7 days, 2 days and 1 day before” as a list. */
export const daysWords = (days: readonly number[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(days.map(dayWords))

/** Whether the practice reminds its clients. */
export const onWords = (isOn: boolean): string =>
  isOn ? 'On. Clients are written to by e-mail.' : 'Off. Nobody is reminded.'

/** Whether the practice tells its clients what becomes of their appointments. */
export const changesWords = (isTold: boolean): string =>
  isTold ? 'Clients are told what is booked, moved or cancelled.' : 'Nobody is told.'

export const hoursWords = (hours: ReminderSettings['hours']): string => rangeWords(hours)

export const nameWords = (publicName: string): string => publicName || 'The name of the practice'

export const lateWords = (hours: number): string =>
  hours === 0
    ? 'No cancellation counts as late'
    : `Less than ${hours} ${hours === 1 ? 'hour' : 'hours'} before the appointment`
