import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { FileAnswer } from '../wire/file-answer'
import { Analytics } from './analytics-contract'
import { AnalyticsRecord, type AnalyticsRecords } from './analytics-records-contract'

/** The thirty days up to Tuesday, Nov 17, 2026, with one figure and a series of one part. */
export const someAnalytics = fixtureOf<Analytics>(Analytics, () => ({
  type: 'practice',
  practiceId: fixtureId(2),
  timeZone: 'America/New_York',
  currency: 'USD',
  range: { start: '2026-10-19', end: '2026-11-17' },
  previous: { start: '2026-09-19', end: '2026-10-18' },
  figures: [
    {
      id: 'sessionsHeld',
      label: 'Sessions held',
      definition: 'Appointments of the range that were completed.',
      unit: 'count',
      value: 212,
      previous: 198,
      isSuppressed: false,
    },
  ],
  series: [
    {
      id: 'sessionsHeld',
      label: 'Sessions held',
      unit: 'count',
      step: 'day',
      points: [{ date: '2026-10-19', value: 212, isSuppressed: false }],
    },
  ],
  breakdowns: [
    {
      id: 'sessionsByClinician',
      label: 'Sessions by clinician',
      definition: 'Appointments of the range that were completed, by the clinician who held them.',
      unit: 'count',
      dimension: 'Clinician',
      rows: [{ id: fixtureId(3), label: 'Dana Reyes', value: 212, previous: 198, isSuppressed: false }],
    },
  ],
}))

/** A small text file, named as the server names it. */
export const anExportedFile = fixtureOf<FileAnswer>(FileAnswer, () => ({
  bytes: new TextEncoder().encode('label,value\r\nSessions held,212\r\n'),
  contentType: 'text/csv; charset=utf-8',
  fileName: 'practice-analytics-2026-11-17.csv',
}))

/** A counted session of Nov 17, 2026, 9 AM in New York. */
export const anAnalyticsRecord = fixtureOf<AnalyticsRecord>(AnalyticsRecord, () => ({
  id: fixtureId(8),
  kind: 'appointment',
  recordId: fixtureId(8),
  clientId: fixtureId(5),
  invoiceId: null,
  label: 'Alex Carter',
  detail: 'Individual therapy, 45 min, Dana Reyes, completed',
  date: '2026-11-17',
  startsAt: '2026-11-17T14:00:00Z',
  amount: null,
  isCounted: true,
}))

/** The only page of the records behind a count of `items`. */
export const someAnalyticsRecords = (changes: Partial<AnalyticsRecords> = {}): AnalyticsRecords => {
  const items = changes.items ?? [anAnalyticsRecord()]
  const { type, practiceId, timeZone, currency, range, figures } = someAnalytics()
  const { id = '', label = '', unit = 'count', definition = '' } = figures[0] ?? {}
  return {
    ...{ type, practiceId, timeZone, currency, range },
    figure: { id, label, unit, definition },
    part: null,
    value: items.length,
    isSuppressed: false,
    aggregation: 'count',
    amountUnit: null,
    counted: items.length,
    sum: null,
    base: null,
    isOwnOnly: false,
    items,
    nextCursor: null,
    total: items.length,
    ...changes,
  }
}
