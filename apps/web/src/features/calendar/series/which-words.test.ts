import {
  aChangedOccurrence,
  aChangedSeries,
  anAppointment,
  aSeriesChangePreview,
  fixtureId,
} from '@oaklet/api/testing'
import type { KeptOccurrence } from '@oaklet/api/contract'
import { expect, it } from 'vitest'
import { changedWords, keepsWords } from './changed-words'
import { allWords, byHandWords, countsOf, followingWords, onlyWords, stayingWords } from './which-words'

const NEW_YORK = 'America/New_York'
const kept = (date: string, reason: KeptOccurrence['reason']): KeptOccurrence => ({
  ...{ appointmentId: fixtureId(60), date, reason },
  startsAt: reason === 'skipped' ? null : `${date}T21:00:00Z`,
})

it('the choices say how many, once that is known', () => {
  const startsAt = '2026-11-17T21:00:00Z'
  expect(onlyWords({ startsAt, timeZone: NEW_YORK })).toBe('Only Tuesday, November 17')
  expect([2, 1, null].map(followingWords)).toEqual([
    ...['This and the 2 after it', 'This and the one after it', 'This and those after it'],
  ])
  expect([4, null].map(allWords)).toEqual(['All 4 that can still change', 'All that can still change'])
})

it('what was changed by hand can still change, so it counts', () => {
  const { appointmentId } = aChangedOccurrence()
  const preview = aSeriesChangePreview({
    kept: [kept('2026-11-10', 'changed'), kept('2026-10-20', 'billed')],
  })
  expect(countsOf(preview, appointmentId)).toEqual({ all: 2, others: 1 })
})

it('what stays is named with its reason, and counted where there is much of it', () => {
  const preview = aSeriesChangePreview({
    kept: [
      kept('2026-11-24', 'cancelled'),
      kept('2026-11-26', 'skipped'),
      kept('2026-11-12', 'changed'),
      ...['2026-10-06', '2026-10-13', '2026-10-20', '2026-10-27'].map((date) => kept(date, 'past')),
    ],
  })
  expect(stayingWords(preview, NEW_YORK)).toEqual([
    '4 have begun and stay.',
    'Tuesday, November 24 was cancelled and stays cancelled.',
    'Thursday, November 26 was skipped and stays skipped.',
  ])
  expect(byHandWords(preview, NEW_YORK)).toEqual({
    ...{ count: 1, stays: 'Thursday, November 12 was changed by hand and stays.' },
  })
})

it('what keeps only a part of its own is named too', () => {
  const preview = aSeriesChangePreview({ kept: [], occurrences: [aChangedOccurrence({ keeps: ['memo'] })] })
  expect(byHandWords(preview, NEW_YORK)?.stays).toBe('Tuesday, November 24 keeps what was changed by hand.')
  expect(byHandWords(aSeriesChangePreview({ kept: [] }), NEW_YORK)).toBeNull()
  expect(keepsWords(['start', 'memo'])).toBe('Keeps its time and memo')
})

it.each([
  [{ count: 3, keptCount: 1 }, { start: '17:00' }, '3 appointments moved to 5:00 PM; 1 was kept'],
  [{ count: 3, keptCount: 2 }, { date: '2026-11-19' }, '3 appointments moved to Thursday; 2 were kept'],
  [
    { count: 1, keptCount: 0 },
    { date: '2026-11-19', start: '09:30' },
    '1 appointment moved to Thursday, 9:30 AM',
  ],
  [{ count: 3, keptCount: 0 }, { memo: 'Back door' }, '3 appointments changed'],
] as const)('%o of %o: %s', (counts, fields, words) => {
  expect(changedWords(aChangedSeries(counts), { kind: 'edit', ...fields })).toBe(words)
})

it('no weekday is named where the dates are those of a month, and what is cancelled is said so', () => {
  const series = { ...{ id: fixtureId(45), freq: 'monthly_date' as const }, every: 1, place: 1, count: 3 }
  const changed = aChangedSeries({ count: 3, keptCount: 0, appointment: anAppointment({ series }) })
  expect(changedWords(changed, { kind: 'edit', date: '2026-11-19' })).toBe('3 appointments moved')
  expect(changedWords(changed, { kind: 'cancel' })).toBe('3 appointments cancelled')
})
