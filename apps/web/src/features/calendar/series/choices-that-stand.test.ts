import { aSeriesPreview } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { choicesThatStand, countChanged } from './choices-that-stand'

const before = aSeriesPreview()
const now = aSeriesPreview({
  occurrences: before.occurrences.map((one) =>
    one.date === '2026-12-01' ? { ...one, choice: null, issues: [{ kind: 'past' as const }] } : one,
  ),
})
const overlap = before.occurrences[1]?.issues ?? []
const overlapsOn = (date: string) =>
  aSeriesPreview({
    occurrences: before.occurrences.map((one) => ({ ...one, issues: one.date === date ? overlap : [] })),
  })
const anyway = { date: '2026-11-24', choice: 'book_anyway' } as const
const movedTo = { date: '2026-12-02', start: '09:00' }

it('a date is booked anyway where the same is in the way as when that was chosen', () => {
  const other = { date: '2026-12-01', choice: 'book_anyway' } as const
  expect(choicesThatStand([anyway, other], before, now)).toEqual([anyway])
  expect(choicesThatStand([anyway, other], before, before)).toEqual([anyway, other])
})

it('a skipped date stays skipped, whatever comes into its way or goes', () => {
  const skip = { date: '2026-12-01', choice: 'skip' } as const
  expect(choicesThatStand([skip], overlapsOn(skip.date), overlapsOn(''))).toEqual([skip])
  expect(choicesThatStand([skip], before, now)).toEqual([skip])
})

it('a moved date stays where it was moved, and what is in its way there is decided anew', () => {
  const move = { date: '2026-12-01', choice: 'move', movedTo } as const
  expect(choicesThatStand([move], overlapsOn(move.date), overlapsOn(''))).toEqual([move])
  expect(choicesThatStand([{ ...move, choice: 'book_anyway' }], before, now)).toEqual([move])
})

it('counts the dates that something else is in the way of', () => {
  expect([countChanged(before, now), countChanged(now, now)]).toEqual([1, 0])
})
