import { fixtureId } from '../testing/fixture-id'
import type { FileAnswer } from '../wire/file-answer'
import type { Analytics } from './analytics-contract'

/** The thirty days up to Tuesday, Nov 17, 2026, with one figure and a series of one part. */
export const someAnalytics = (changes: Partial<Analytics> = {}): Analytics => ({
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
      points: [{ date: '2026-10-19', value: 212 }],
    },
  ],
  ...changes,
})

/** A small text file with the name that the server gives it. */
export const anExportedFile = (changes: Partial<FileAnswer> = {}): FileAnswer => ({
  bytes: new TextEncoder().encode('label,value\r\nSessions held,212\r\n'),
  contentType: 'text/csv; charset=utf-8',
  fileName: 'practice-analytics-2026-11-17.csv',
  ...changes,
})
