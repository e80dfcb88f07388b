import { expect, it } from 'vitest'
import { countResults, failuresOf, summaryOf } from './count-results.mjs'

const results = (...statuses) => statuses.map((status, index) => ({ name: `${index}`, status }))

it('counts what is new, different, gone, too wide, inaccessible or broken as failed, and the rest as passed', () => {
  const all = results(
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
  expect(countResults(all)).toEqual({ passed: 5, failed: 6 })
  expect(failuresOf(all)).toHaveLength(6)
})

it('says how many pictures equal the baseline, and how many stories fit', () => {
  expect(
    summaryOf(results('equal', 'different', 'fits', 'overflows', 'accessible', 'inaccessible'), null),
  ).toBe(
    '1 of 2 pictures equal the baseline, 0 are written anew. 1 of 2 stories fit 320 px. axe finds nothing in 1 of 2 looks at other modes.',
  )
})

it('says in one line that nothing was compared, and why, rather than pass for a comparison', () => {
  expect(summaryOf(results('rendered', 'rendered', 'fits'), 'Chromium 156, and this is 157')).toBe(
    'Rendered 2 pictures and compared none: the baseline is from Chromium 156, and this is 157. 1 of 1 stories fit 320 px. axe finds nothing in 0 of 0 looks at other modes.',
  )
})
