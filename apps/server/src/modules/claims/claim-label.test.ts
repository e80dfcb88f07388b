import { expect, it } from 'vitest'
import { claimLabel, type LabelFacts } from './claim-label'

const PAID: LabelFacts = {
  state: 'paid',
  openByLine: [0],
  insurancePaidCents: 10_000,
  toClientCents: 0,
  movedOutCents: 0,
  isNextUndecided: false,
}
const SHARE = { insurancePaidCents: 0, toClientCents: 10_000 }
const MOVED = { movedOutCents: 2_500, isNextUndecided: true }

it.each<[string, Partial<LabelFacts>, ReturnType<typeof claimLabel>]>([
  ['paid', {}, null],
  ['all the client’s to pay', SHARE, 'deductible'],
  ['the client’s to pay, but open in part', { ...SHARE, state: 'partially_paid' }, null],
  ['paid in part by the client', { toClientCents: 2_500 }, null],
  ['paid too much', { openByLine: [-500] }, 'overpaid'],
  [
    'paid too much on one line, and open on another',
    { state: 'partially_paid', openByLine: [-1, 9] },
    'overpaid',
  ],
  ['moved to the next insurance, which has not decided', MOVED, 'waiting_for_second'],
  ['moved to the next insurance, which has decided', { ...MOVED, isNextUndecided: false }, null],
  ['moved on and paid too much', { ...MOVED, openByLine: [-500] }, 'overpaid'],
  ['moved on in part, and else the client’s', { ...MOVED, ...SHARE }, 'waiting_for_second'],
  ['closed by a person', { ...SHARE, state: 'closed' }, null],
  ['being corrected', { ...MOVED, ...SHARE, state: 'draft', openByLine: [-500] }, null],
])('a claim that is %s is called so', (_, facts, label) => {
  expect(claimLabel({ ...PAID, ...facts })).toBe(label)
})
