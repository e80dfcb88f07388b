import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OutcomeRow } from './count-outcomes'
import { SCORE_CHANGES, type ScoreChange } from './measure-outcomes'
import { outcomesOf } from './outcome-groups'

const aRow = (change: ScoreChange | null, clients: number, more: Partial<OutcomeRow> = {}): OutcomeRow => ({
  ...{ span: 0, key: '', clients, invisible: clients, isOverdue: false },
  ...{ phq9Change: change, phq9Response: null, phq9First: 0, phq9Last: 0 },
  ...{ gad7Change: null, gad7Response: null, gad7First: 0, gad7Last: 0 },
  ...more,
})
const hiddenOf = (rows: readonly OutcomeRow[], clinicianId?: string) => {
  const { phq9 } = outcomesOf(rows, 0, clinicianId)
  return [
    ...SCORE_CHANGES.filter((change) => phq9[change].isSuppressed),
    ...(phq9.measured.isSuppressed ? ['all'] : []),
  ]
}

it.each([
  ['all of many are reported', [9, 8, 7, 6], []],
  ['a count of 0 is reported, as long as all others are many', [9, 0, 7, 6], []],
  ['few are suppressed, and the smallest other part', [9, 3, 7, 8], ['unchanged', 'worse']],
  ['those without scores complement few, as their number is reported nowhere', [9, 3, 7, 5], ['unchanged']],
  ['few without scores are complemented, too', [9, 8, 7, 2], ['worse']],
  ['of few with scores nothing is reported', [2, 0, 1, 9], ['improved', 'unchanged', 'worse', 'all']],
  ['of few altogether nothing is reported', [0, 0, 0, 4], ['improved', 'unchanged', 'worse', 'all']],
] as const)('%s: %j', (_, [improved, unchanged, worse, none], hidden) => {
  const rows = [
    ...[aRow('improved', improved), aRow('unchanged', unchanged)],
    ...[aRow('worse', worse), aRow(null, none)],
  ]
  expect(hiddenOf(rows.filter(({ clients }) => clients > 0))).toEqual(hidden)
})

it('those whom the person may see make no part one of few', () => {
  expect(hiddenOf([aRow('improved', 3, { invisible: 0 }), aRow('worse', 9, { invisible: 6 })])).toEqual([])
})

it('a clinician’s part complements a colleague’s few, and what is reported of it goes with it', () => {
  const rows = [aRow('improved', 6, { key: 'mine' }), aRow('improved', 2, { key: 'theirs' })]
  expect(hiddenOf(rows, 'mine')).toEqual(['improved', 'unchanged', 'worse', 'all'])
})

it('scores are those of the asked clinician’s clients, or of all', () => {
  const rows = [
    aRow('improved', 6, { key: 'mine', phq9First: 60, phq9Last: 12 }),
    aRow('worse', 7, { key: 'theirs', phq9First: 7, phq9Last: 70 }),
    aRow('worse', 7, { key: 'mine', span: 1, phq9First: 1 }),
  ]
  expect(outcomesOf(rows, 0, 'mine').phq9.measured).toMatchObject({ clients: 6, first: 60, last: 12 })
  const all = rows.map((row) => ({ ...row, key: '' }))
  expect(outcomesOf(all, 0, undefined).phq9.measured).toMatchObject({ clients: 13, first: 67, last: 82 })
})

it('what is left of those seen without the changes that are reported is never of few, as long as any may be suppressed for it', () => {
  const size = fc.nat(12)
  fc.assert(
    fc.property(fc.tuple(size, size, size, size), ([improved, unchanged, worse, none]) => {
      const sizes = { improved, unchanged, worse }
      const rows = [...SCORE_CHANGES.map((change) => aRow(change, sizes[change])), aRow(null, none)]
      const { phq9 } = outcomesOf(rows, 0, undefined)
      const hidden = SCORE_CHANGES.filter((change) => phq9[change].isSuppressed)
      const left = hidden.reduce((sum, change) => sum + sizes[change], none)
      const isAnyReported = SCORE_CHANGES.some((change) => !phq9[change].isSuppressed && sizes[change] > 0)
      if (left > 0 && isAnyReported) expect(left).toBeGreaterThanOrEqual(5)
    }),
  )
})
