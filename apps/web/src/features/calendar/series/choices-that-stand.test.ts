import { aSeriesPreview } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { choicesThatStand, countChanged } from './choices-that-stand'

const before = aSeriesPreview()
const now = aSeriesPreview({
  occurrences: before.occurrences.map((one) =>
    one.date === '2026-12-01' ? { ...one, choice: null, issues: [{ kind: 'past' as const }] } : one,
  ),
})
const anyway = { date: '2026-11-24', choice: 'book_anyway' } as const
const skip = { date: '2026-12-01', choice: 'skip' } as const

it('a choice stands where the same is in the way as when it was made', () => {
  expect(choicesThatStand([anyway, skip], before, now)).toEqual([anyway])
  expect(choicesThatStand([anyway, skip], before, before)).toEqual([anyway, skip])
})

it('counts the dates that something else is in the way of', () => {
  expect([countChanged(before, now), countChanged(now, now)]).toEqual([1, 0])
})
