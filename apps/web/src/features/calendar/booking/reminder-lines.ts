import type {
  ClientReminder,
  NoReminderReason,
  ReminderKind,
  ReminderState,
  VisitAnswerKind,
} from '@oaklet/api/contract'
import { dateInZone, formatShortDate, formatTime } from '../../../shared/format-date'

const SENT: Readonly<Record<ReminderState, string>> = {
  waiting: 'E-mail is being sent, ',
  sent: 'E-mailed ',
  failed: 'E-mail could not be delivered, ',
}

/** What the mail was about; a reminder needs no word. */
const ABOUT: Readonly<Record<ReminderKind, string>> = {
  reminder: '',
  booked: 'Booking: ',
  moved: 'Move: ',
  cancelled: 'Cancellation: ',
}

const NONE: Readonly<Record<NoReminderReason, string>> = {
  // A practice that reminds nobody knows it, and one that has told a client of this appointment says so above.
  off: '',
  all_sent: '',
  stopped: 'No reminder: the client wants none',
  not_coming: 'No more reminders: the client does not come',
  no_email: 'No reminder: the client has no e-mail that may be written to',
  too_late: 'No reminder: it was booked too late for one',
}

const ANSWERED: Readonly<Record<VisitAnswerKind, string>> = {
  confirmed: 'Confirmed by the client ',
  cancelled: 'Cancelled by the client ',
  asked: 'Asked for another time ',
}

/** A client’s reminders and answers in the order in which they came, and what comes next, a line each. */
export function reminderLines(
  { sent, answers, nextAt, noneBecause }: ClientReminder,
  timeZone: string,
): string[] {
  const at = (instant: string): string =>
    `${formatShortDate(dateInZone(instant, timeZone))}, ${formatTime(instant, timeZone)}`
  const happened = [
    ...sent.map((one) => ({ at: one.at, words: `${ABOUT[one.kind]}${SENT[one.state]}${at(one.at)}` })),
    ...answers.map(({ kind, text, ...one }) => ({
      at: one.at,
      words: `${ANSWERED[kind]}${at(one.at)}${text === '' ? '' : `: “${text}”`}`,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  const none = noneBecause === null ? '' : NONE[noneBecause]
  return [
    ...happened.map(({ words }) => words),
    ...(nextAt === null ? [] : [`Next e-mail ${at(nextAt)}`]),
    ...(none === '' ? [] : [none]),
  ]
}
