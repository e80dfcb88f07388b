import { expect, it } from 'vitest'
import { countResults, failuresOf, summaryOf } from './count-results.mjs'

const results = (...statuses) => statuses.map((status, index) => ({ name: `${index}`, status }))

it('counts what is new, different, gone, too wide, inaccessible or broken as failed, and the rest as passed', () => {
  const all = results(
    'played',
    'equal',
    'fits',
    'updated',
    'rendered',
    'new',
    'different',
    'gone',
    'overflows',
    'accessible',
    'inaccessible',
    'failed',
  )
  expect(countResults(all)).toMatchObject({ passed: 6, failed: 6 })
  expect(failuresOf(all)).toHaveLength(6)
})

it('names each failure with what went wrong', () => {
  const broken = { name: 'card--example', status: 'failed', says: 'Cannot read title' }
  expect(countResults([...results('different'), broken]).failures).toEqual([
    { test: '0', message: 'different' },
    { test: 'card--example', message: 'failed: Cannot read title' },
  ])
})

it('names the stories that passed only when they were shown once more, and the ten that took longest', () => {
  const looks = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, flaky: null, seconds: index }))
  looks[3].flaky = 'card--example: no focus'
  const { flaky, slowest } = countResults([], looks)
  expect(flaky).toEqual([{ test: '3', message: 'card--example: no focus' }])
  expect(slowest).toHaveLength(10)
  expect(slowest[0]).toEqual({ test: '11', seconds: 11 })
})

it('says how many stories play, how many pictures equal the baseline, and how many stories fit', () => {
  const all = results(
    'played',
    'failed',
    'equal',
    'different',
    'fits',
    'overflows',
    'accessible',
    'inaccessible',
  )
  expect(summaryOf(all, null)).toBe(
    '1 of 2 stories come up and play. 1 of 2 pictures equal the baseline, 0 are written anew. 1 of 2 fit 320 px. axe finds nothing in 1 of 2 looks.',
  )
})

it('says in one line that nothing was compared, and why, rather than pass for a comparison', () => {
  expect(summaryOf(results('rendered', 'rendered', 'fits'), 'Chromium 156, and this is 157')).toContain(
    'Rendered 2 pictures and compared none: the baseline is from Chromium 156, and this is 157.',
  )
})
