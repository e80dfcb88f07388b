import {
  type Appointment,
  type ChangedSeries,
  type SeriesField,
  WEEKDAY_NAMES,
  weekdayOf,
} from '@oaklet/api/contract'
import { countOf } from '../../../shared/count-of'
import { listWords } from '../../../shared/list-words'
import { clockWords } from '../clock-words'
import type { SeriesChange } from './series-change'

/** "3 appointments moved to 5:00 PM; 1 was kept" */
export function changedWords({ count, keptCount, appointment }: ChangedSeries, change: SeriesChange): string {
  const kept = keptCount === 0 ? '' : `; ${keptCount} ${keptCount === 1 ? 'was' : 'were'} kept`
  return `${countOf(count, 'appointment', 'appointments')} ${deedOf(change, appointment)}${kept}`
}

/** What was done: "moved to Thursday, 5:00 PM". */
function deedOf(change: SeriesChange, { series }: Pick<Appointment, 'series'>): string {
  if (change.kind === 'cancel') return 'cancelled'
  const { date, start } = change
  if (date === undefined && start === undefined) return 'changed'
  // Only a weekly rule moves all of its appointments to one weekday.
  const isWeekly = series?.freq === 'weekly'
  const to = [
    ...(date !== undefined && isWeekly ? [WEEKDAY_NAMES[weekdayOf(date)] ?? ''] : []),
    ...(start === undefined ? [] : [clockWords(start)]),
  ]
  return to.length === 0 ? 'moved' : `moved to ${to.join(', ')}`
}

const FIELD_WORDS: Readonly<Record<SeriesField, string>> = {
  start: 'time',
  minutes: 'length',
  clinicianId: 'clinician',
  locationId: 'location',
  lines: 'service',
  memo: 'memo',
  billingType: 'way of billing',
}

/** "Keeps its time and memo"; empty where it keeps nothing of what is changed. */
export const keepsWords = (keeps: readonly SeriesField[]): string =>
  keeps.length === 0 ? '' : `Keeps its ${listWords(keeps.map((field) => FIELD_WORDS[field]))}`
