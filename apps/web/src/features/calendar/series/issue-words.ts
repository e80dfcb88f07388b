import type { SeriesIssue, SeriesOccurrence } from '@oaklet/api/contract'
import { countOf } from '../../../shared/count-of'
import { formatLongDate, formatTime } from '../../../shared/format-date'
import { sameDayWords } from '../booking/closure-words'
import { clockWords } from '../clock-words'
import { wholeDate } from '../days/days'

/** The kinds of what may stand in the way, as a person decides about them together. */
export const ISSUE_GROUPS = [
  'past',
  'clock',
  'holiday',
  'closed',
  'block',
  'offer',
  'overlap',
  'client',
  'authorization',
] as const
export type IssueGroup = (typeof ISSUE_GROUPS)[number]

const GROUP_OF: Readonly<Record<SeriesIssue['kind'], IssueGroup>> = {
  past: 'past',
  clock_skipped: 'clock',
  clock_repeated: 'clock',
  holiday: 'holiday',
  practice: 'closed',
  location: 'closed',
  clinician: 'closed',
  block: 'block',
  offer: 'offer',
  overlap: 'overlap',
  series: 'overlap',
  client: 'client',
  authorization: 'authorization',
}

/** The group of a date by the first thing that stands in its way; null where nothing does. */
export function groupOf({ issues: [first] }: SeriesOccurrence): IssueGroup | null {
  return first === undefined ? null : GROUP_OF[first.kind]
}

/** "2 on holidays". */
export function groupWords(group: IssueGroup, count: number): string {
  const words: Readonly<Record<IssueGroup, string>> = {
    past: 'in the past',
    clock: 'when the clocks are changed',
    holiday: count === 1 ? 'on a holiday' : 'on holidays',
    closed: 'outside of the hours',
    block: 'in blocked time',
    offer: 'offered to somebody else',
    overlap: count === 1 ? 'overlaps an appointment' : 'overlap an appointment',
    client: 'while the client is elsewhere',
    authorization: 'without an authorization',
  }
  return `${count} ${words[group]}`
}

/** "12 appointments. 3 need a decision: 2 on holidays, 1 overlaps an appointment." */
export function summaryWords(occurrences: readonly SeriesOccurrence[]): string {
  const booked = occurrences.filter(({ choice }) => choice !== 'skip').length
  const open = occurrences.filter(({ choice }) => choice === null)
  const all = `${countOf(booked, 'appointment', 'appointments')}.`
  if (open.length === 0) return all
  const groups = ISSUE_GROUPS.flatMap((group) => {
    const count = open.filter((one) => groupOf(one) === group).length
    return count === 0 ? [] : [groupWords(group, count)]
  })
  return `${all} ${open.length} ${open.length === 1 ? 'needs' : 'need'} a decision: ${groups.join(', ')}.`
}

/** Where the series was planned: its zone, and the time by the clock. */
export interface Planned {
  timeZone: string
  start: string
}

/** What stands in the way of a date. */
export function issueWords(issue: SeriesIssue, occurrence: SeriesOccurrence, planned: Planned): string {
  const { timeZone } = planned
  const { startsAt, movedTo } = occurrence
  const { date, start } = { ...planned, date: occurrence.date, ...movedTo }
  switch (issue.kind) {
    case 'past':
      return 'This time is past'
    case 'clock_skipped':
      return `${clockWords(start)} doesn’t exist on ${wholeDate(date)}: booked at ${formatTime(startsAt, timeZone)}`
    case 'clock_repeated':
      return `${clockWords(start)} comes twice on ${wholeDate(date)}: the first is booked`
    case 'holiday':
    case 'practice':
    case 'location':
    case 'clinician':
    case 'block':
    case 'offer':
      return sameDayWords(issue.closure)
    case 'overlap': {
      const { clientNames, startsAt: from, endsAt: until } = issue.conflict
      return `Overlaps ${clientNames}, ${formatTime(from, timeZone)} to ${formatTime(until, timeZone)}`
    }
    case 'series':
      return `Overlaps the appointment of ${formatLongDate(issue.date)}`
    case 'client': {
      const { client, appointment } = issue.overlap
      const withWhom = appointment === null ? '' : ` with ${appointment.clinicianName}`
      return `${client.name} has another appointment${withWhom}`
    }
    case 'authorization':
      return issue.reason === 'used_up'
        ? 'The authorization has no visit left'
        : 'No authorization is for this day'
  }
}
