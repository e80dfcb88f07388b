import type { RemittancePlan } from '@oaklet/api/contract'
import { aRemittancePlan, fixtureId } from '@oaklet/api/testing'
import { describe, expect, test } from 'vitest'
import { planSums } from './plan-sums'
import { imbalanceWords, postingWords, standingsWords } from './plan-words'

const line = { claimId: fixtureId(90), lineNumber: 'K00000001801' }

test('sums are those of the entries, each with the sign in which people say it', () => {
  const plan = aRemittancePlan({
    entries: [
      { ...line, kind: 'paid', cents: -9_000 },
      { ...line, kind: 'paid', cents: 1_000 },
      { ...line, kind: 'moved_out', cents: -500 },
      { ...line, kind: 'taken_back', cents: 700 },
    ],
    deposit: { cents: 7_300, claimsCents: 8_000, adjustmentsCents: 700, unappliedCents: 0 },
  })
  expect(planSums(plan)).toEqual({
    ...{ paidCents: 8_000, contractualCents: 0, toClientCents: 0 },
    ...{ movedOutCents: 500, takenBackCents: 700 },
  })
  expect(postingWords({ plan, amountCents: 7_300, currency: 'USD' })).toBe(
    'A deposit of $73.00 is booked: $80.00 paid by the insurance, $7.00 taken back for earlier claims, $25.00 invoiced to 1 client and $5.00 moved to second insurances. Claims afterwards: 1 paid.',
  )
})

describe('the sentence before posting tells every part of the deposit', () => {
  const sentence = (deposit: RemittancePlan['deposit']) => {
    const entries = [{ ...line, kind: 'paid' as const, cents: 0 - deposit.claimsCents }]
    const plan = aRemittancePlan({ entries, shares: [], standings: [], deposit })
    return postingWords({ plan, amountCents: deposit.cents, currency: 'USD' })
  }

  test('what is set aside, beside what was paid for claims', () => {
    expect(
      sentence({ cents: 71_000, claimsCents: 59_500, adjustmentsCents: 0, unappliedCents: 11_500 }),
    ).toBe('A deposit of $710.00 is booked: $595.00 paid by the insurance and $115.00 set aside as not ours.')
  })

  test('what is of no claim, such as interest', () => {
    expect(sentence({ cents: 9_137, claimsCents: 9_000, adjustmentsCents: -137, unappliedCents: 0 })).toBe(
      'A deposit of $91.37 is booked: $90.00 paid by the insurance and $1.37 of no claim.',
    )
  })

  test('what the insurance keeps back', () => {
    expect(sentence({ cents: 8_000, claimsCents: 9_000, adjustmentsCents: 1_000, unappliedCents: 0 })).toBe(
      'A deposit of $80.00 is booked: $90.00 paid by the insurance and $10.00 kept back by it.',
    )
  })
})

test('before a denial is posted it is told that nothing is paid, and that the claim is denied', () => {
  const plan = aRemittancePlan({
    ...{ entries: [], shares: [] },
    standings: [{ claimId: fixtureId(90), state: 'denied', shownAs: 'denied' }],
    deposit: { cents: 0, claimsCents: 0, adjustmentsCents: 0, unappliedCents: 0 },
  })
  expect(postingWords({ plan, amountCents: 0, currency: 'USD' })).toBe(
    'The insurance pays nothing. Claims afterwards: 1 denied.',
  )
})

test('the standings are counted', () => {
  const standing = (shownAs: 'paid' | 'denied') => ({ claimId: fixtureId(90), state: shownAs, shownAs })
  const standings = [standing('paid'), standing('denied'), standing('paid')]
  expect(standingsWords({ standings })).toBe('2 paid and 1 denied')
})

test('sums that disagree are told with their difference, also of what has no number', () => {
  const imbalance = { segment: 1, saidCents: 9_000, sumCents: 8_500, differenceCents: -500 }
  expect(imbalanceWords({ ...imbalance, at: 'payment' }, undefined, 'USD')).toBe(
    'The whole payment: the insurance says $90.00, its parts come to $85.00, a difference of −$5.00',
  )
})
