import type { SeriesIssue } from '@oaklet/api/contract'
import {
  aClientOverlap,
  aClosure,
  aSeriesOccurrence,
  aSeriesPreview,
  anOverlapConflict,
} from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { issueWords, summaryWords } from './issue-words'

const planned = { timeZone: 'America/New_York', start: '02:30' }
const saysOf = (issue: SeriesIssue, changes = {}) =>
  issueWords(issue, aSeriesOccurrence({ issues: [issue], ...changes }), planned)

it.each<[SeriesIssue, string]>([
  [{ kind: 'past' }, 'This time is past'],
  [{ kind: 'holiday', closure: aClosure() }, 'Closed for Thanksgiving'],
  [{ kind: 'overlap', conflict: anOverlapConflict() }, 'Overlaps Sam Okafor, 9:15 AM to 10:00 AM'],
  [{ kind: 'client', overlap: aClientOverlap() }, 'Mari Vega has another appointment with Dr. Amir Sol'],
  [{ kind: 'client', overlap: aClientOverlap({ appointment: null }) }, 'Mari Vega has another appointment'],
  [{ kind: 'series', date: '2026-12-01' }, 'Overlaps the appointment of Tuesday, December 1'],
  [{ kind: 'authorization', reason: 'used_up' }, 'The authorization has no visit left'],
  [{ kind: 'authorization', reason: 'other_days' }, 'No authorization is for this day'],
])('%o says: %s', (issue, words) => {
  expect(saysOf(issue)).toBe(words)
})

it('a time that the clock leaves out or shows twice says when it is booked', () => {
  const spring = { date: '2026-03-08', startsAt: '2026-03-08T07:30:00Z' }
  expect(saysOf({ kind: 'clock_skipped' }, spring)).toBe(
    '2:30 AM doesn’t exist on Sunday, March 8, 2026: booked at 3:30 AM',
  )
  const movedTo = { date: '2026-11-01', start: '01:30' }
  expect(saysOf({ kind: 'clock_repeated' }, { movedTo })).toBe(
    '1:30 AM comes twice on Sunday, November 1, 2026: the first is booked',
  )
})

it('the summary counts what is booked and what needs a decision, by kind', () => {
  const { occurrences } = aSeriesPreview()
  expect(summaryWords(occurrences)).toBe('3 appointments. 1 needs a decision: 1 overlaps an appointment.')
  const holiday = { choice: null, issues: [{ kind: 'holiday' as const, closure: aClosure() }] }
  expect(summaryWords([...occurrences, aSeriesOccurrence(holiday), aSeriesOccurrence(holiday)])).toBe(
    '5 appointments. 3 need a decision: 2 on holidays, 1 overlaps an appointment.',
  )
  expect(summaryWords([aSeriesOccurrence({ choice: 'skip' }), aSeriesOccurrence()])).toBe('1 appointment.')
})
