import { expect, test } from 'vitest'
import { FIXED_LIMITS, nextLimits, sizeComplaints } from './size-limits.mjs'

test('gives a new component its size and a tenth, and a tiny one 50 bytes more', () => {
  expect(nextLimits({ Badge: 1000, Dot: 100 }, {})).toEqual({ Badge: 1100, Dot: 150 })
})

test('keeps a limit that still fits, so that growth is not written off by rewriting', () => {
  expect(nextLimits({ Badge: 1050 }, { Badge: 1100 })).toEqual({ Badge: 1100 })
})

test('tightens a limit that has become too loose to guard anything', () => {
  expect(nextLimits({ Badge: 500 }, { Badge: 1100 })).toEqual({ Badge: 550 })
})

test('forgets components that are gone, and writes by name', () => {
  expect(Object.keys(nextLimits({ Text: 1, Avatar: 1 }, { Gone: 9 }))).toEqual(['Avatar', 'Text'])
})

test('never lets TimeGrid above 25 kB, whatever the file says', () => {
  expect(FIXED_LIMITS.TimeGrid).toBe(25_000)
  expect(nextLimits({ TimeGrid: 24_000 }, {})).toEqual({ TimeGrid: 25_000 })
  expect(sizeComplaints({ TimeGrid: 25_001 }, { TimeGrid: 40_000 })).toEqual([
    'TimeGrid has 25001 bytes; its limit is 25000.',
  ])
})

test('complains of what is too large, of what has no limit, and of a limit for nothing', () => {
  expect(sizeComplaints({ Card: 101, Link: 5, Text: 5 }, { Card: 100, Gone: 7, Text: 5 })).toEqual([
    'Card has 101 bytes; its limit is 100.',
    'Link has no limit.',
    'Gone has a limit, and is no public component.',
  ])
})
