import { describe, expect, it } from 'vitest'
import { aClaim, aPayment, aQuestion, PAYER, saidOfAll, SECOND_PAYER, takenBack } from '../testing/a-payment'
import { onceSaid, PAID } from '../testing/plan-said'
import { NO_DECISIONS } from '../testing/posted-before'
import { planPosting } from './plan-posting'
import type { PostingQuestion } from './posting-plan'

const claim = aClaim()

describe('money of no claim', () => {
  const adjusted = (
    code: string,
    cents: number,
    changes: Partial<PostingQuestion> = {},
    said = [saidOfAll(claim, PAID)],
  ) => planPosting(aQuestion(aPayment(said, [{ code, reference: 'R1', cents }]), [claim, aClaim(1)], changes))

  it.each<[string, number, string, boolean]>([
    ['L6', -137, 'interest', false],
    ['FB', -5000, 'float', false],
    ['FB', 5000, 'unclear', true],
    ['WO', 5000, 'unclear', true],
    ['WO', -5000, 'unclear', true],
    ['72', 5000, 'unclear', true],
    ['CS', 5000, 'unclear', true],
    ['AH', 100, 'other', false],
    ['ZZ', 100, 'other', false],
  ])('%s of %i is %s', (code, cents, kind, needsPerson) => {
    expect(adjusted(code, cents)).toMatchObject({ adjustments: [{ kind, needsPerson }], isPostable: true })
  })

  it.each<[string, number, number, string]>([
    ['FB', -5000, 5000, 'float'],
    ['WO', -5000, 2000, 'float'],
    ['WO', -5000, 5001, 'unclear'],
    ['WO', -5000, -2000, 'unclear'],
    ['72', -5000, 5000, 'unclear'],
    ['WO', 5000, -5000, 'float'],
  ])('%s answers %i that was carried forward with %i: %s', (code, before, cents, kind) => {
    const floats = [{ code, reference: 'R1', cents: before }]
    expect(adjusted(code, cents, { floats }).adjustments).toMatchObject([{ kind }])
    expect(
      adjusted(code, cents, { floats: [{ ...floats[0], code, cents: before, reference: 'R2' }] }).adjustments,
    ).not.toMatchObject([{ kind: 'float' }])
  })

  it('recovers what was carried forward over several payments', () => {
    const before = [
      { code: 'WO', reference: 'R1', cents: -5000 },
      { code: 'WO', reference: 'R1', cents: 2000 },
    ]
    expect(adjusted('WO', 3000, { floats: before }).adjustments).toMatchObject([{ kind: 'float' }])
    expect(adjusted('WO', 3001, { floats: before }).adjustments).toMatchObject([{ kind: 'unclear' }])
  })

  it('answers what was carried forward only once', () => {
    const recovered = { code: 'WO', reference: 'R1', cents: 5000 }
    const payment = aPayment([saidOfAll(claim, PAID)], [recovered, recovered])
    const floats = [{ code: 'WO', reference: 'R1', cents: -5000 }]
    expect(planPosting(aQuestion(payment, [claim], { floats })).adjustments).toMatchObject([
      { kind: 'float' },
      { kind: 'unclear' },
    ])
  })

  it('carries forward what a payment takes back and does not keep', () => {
    const said = saidOfAll(claim, PAID)
    const [paid = claim] = onceSaid(said, [claim])
    const payment = aPayment([takenBack(said)], [{ code: 'WO', reference: 'R1', cents: -12_500 }])
    expect(planPosting(aQuestion(payment, [paid]))).toMatchObject({
      ...{ adjustments: [{ kind: 'float' }], deposit: { cents: 0 }, isPostable: true },
    })
  })

  it('carries forward what a payment takes back only once', () => {
    const said = saidOfAll(claim, PAID)
    const [paid = claim] = onceSaid(said, [claim])
    const half = { code: 'WO', reference: 'R1', cents: -6250 }
    const payment = aPayment([takenBack(said)], [half, half, { code: 'WO', reference: 'R2', cents: -1 }])
    expect(planPosting(aQuestion(payment, [paid])).adjustments).toMatchObject([
      ...[{ kind: 'float' }, { kind: 'float' }, { kind: 'unclear' }],
    ])
  })

  it.each<[string, number, string, string]>([
    ['a claim to another insurance', 10_000, SECOND_PAYER, '01'],
    ['another line than the claim has', 10_000, PAYER, '09'],
    ['a claim that money is given for', -10_000, PAYER, '01'],
  ])('is not recovered from %s, and that claim stays as it is', (_, cents, payerId, line) => {
    const other = aClaim(1, { payerId })
    const recoveries = new Map([[0, { claimId: other.id, lineId: `${other.id}${line}` }]])
    const payment = aPayment([saidOfAll(claim, PAID)], [{ code: 'WO', reference: 'R1', cents }])
    const decisions = { ...NO_DECISIONS, recoveries }
    const planned = planPosting(aQuestion(payment, [claim, other], { decisions }))
    expect(planned.adjustments).toMatchObject([{ kind: 'unclear', needsPerson: true }])
    expect(planned.entries.map(({ kind }) => kind)).not.toContain('taken_back')
    expect([...planned.standings.keys()]).toEqual([claim.id])
  })

  it('is said to be more than was paid on the line, what the payment itself pays for it too', () => {
    const lineId = `${claim.id}01`
    const recoveries = new Map([
      [0, { claimId: claim.id, lineId }],
      [1, { claimId: claim.id, lineId }],
    ])
    const all = [10_000, 3000].map((cents) => ({ code: 'WO', reference: 'R1', cents }))
    const payment = aPayment([saidOfAll(claim, PAID), saidOfAll(aClaim(1), PAID)], all)
    const decisions = { ...NO_DECISIONS, recoveries }
    const planned = planPosting(aQuestion(payment, [claim, aClaim(1)], { decisions }))
    expect(planned.adjustments.map(({ beyondCents }) => beyondCents)).toEqual([0, 500])
  })

  it('is recovered from the claim that a person chose', () => {
    const other = aClaim(1)
    const recoveries = new Map([[0, { claimId: other.id, lineId: `${other.id}01` }]])
    const planned = adjusted('WO', 10_000, { decisions: { ...NO_DECISIONS, recoveries } })
    expect(planned.entries.at(-1)).toMatchObject({ kind: 'taken_back', claimId: other.id, cents: 10_000 })
    expect(planned.adjustments).toMatchObject([
      { kind: 'taken_back', needsPerson: false, beyondCents: 10_000 },
    ])
    expect(planned.standings.has(other.id)).toBe(true)
    expect(planned.deposit).toEqual({
      cents: 2500,
      claimsCents: 12_500,
      adjustmentsCents: 10_000,
      unappliedCents: 0,
    })
  })
})
