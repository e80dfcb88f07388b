import { describe, expect, it } from 'vitest'
import { sumOf } from '../remittance/imbalances-of'
import { samplesEnding } from '../testing/sample'
import { afterPosting } from '../testing/posted-before'
import { planOf, questionOf, remittanceOf, sampleCase } from '../testing/sample-case'
import { bookSums } from './claims-book'
import type { PostingPlan, PostingQuestion } from './posting-plan'

const REFUSALS: Readonly<Record<string, string>> = {
  'already posted': 'already_posted',
  'trace number already used for another amount': 'trace_used',
}

const floatsIn = ({ adjustments }: PostingPlan) => adjustments.filter(({ kind }) => kind === 'float')

/** What stood before a sample beside the claims that it needs. */
const BEFORE: Readonly<Record<string, () => Partial<PostingQuestion>>> = {
  '08b-forward-applied': () => ({ floats: floatsIn(planOf('08a-forward-balance')) }),
  '11a-same-trace-same-content': () => ({
    postedContentHashes: new Set([remittanceOf('01-plain-pay').contentHash]),
  }),
  '11b-same-trace-other-amount': () => ({
    postedContentHashes: new Set([remittanceOf('01-plain-pay').contentHash]),
  }),
}

const names = samplesEnding('.835').map((file) => file.replace('.835', ''))

describe.each(names)('the plan of %s', (name) => {
  const { expect: expected } = sampleCase(name)
  const question = questionOf(name, BEFORE[name]?.())
  const plan = planOf(name, question)
  const after = afterPosting(question.claims, plan.entries, name)

  it('is what its description says', () => {
    expect(plan.imbalances.length === 0).toBe(expected.balanced)
    expect(plan.isPostable).toBe(expected.postable === true)
    expect(plan.refusal).toBe(expected.refusal === undefined ? null : REFUSALS[expected.refusal])
    if (expected.depositCents !== undefined) expect(plan.deposit.cents).toBe(expected.depositCents)
  })

  it.each(expected.claims ?? [])('leaves claim $patientControlNumber as it should', (claim) => {
    const sums = bookSums(after.find(({ id }) => id === claim.patientControlNumber)?.entries ?? [])
    const standing = plan.standings.get(claim.patientControlNumber)
    const shares = plan.shares
      .flatMap(({ lines }) => lines)
      .filter(({ claimLineId }) => claimLineId.startsWith(claim.patientControlNumber))
    expect({
      patientControlNumber: claim.patientControlNumber,
      ...(claim.billedCents === undefined ? {} : { billedCents: sums.billedCents }),
      ...(claim.transferredInCents === undefined ? {} : { transferredInCents: sums.movedInCents }),
      insurancePaidCents: sums.insurancePaidCents,
      contractualCents: sums.contractualCents,
      clientResponsibilityCents: sums.toClientCents + sums.movedOutCents,
      openCents: sums.openCents,
      status: standing?.state,
      ...(claim.shownAs === undefined ? {} : { shownAs: standing?.shownAs }),
      ...(claim.deductibleCents === undefined ? {} : { deductibleCents: shares[0]?.deductibleCents }),
      ...(claim.coinsuranceCents === undefined ? {} : { coinsuranceCents: shares[0]?.coinsuranceCents }),
    }).toEqual(claim)
  })

  it('comes to the payment, once every claim is decided', () => {
    const { claimsCents, adjustmentsCents, unappliedCents, cents } = plan.deposit
    expect(claimsCents - adjustmentsCents + unappliedCents === cents).toBe(plan.isPostable)
  })

  it('takes back and carries forward what it should', () => {
    const outcome = (wanted: string) =>
      plan.claims.filter((claim) => claim.outcome === wanted).map(({ claimId }) => claimId)
    expect(outcome('reversed')).toEqual(expected.reversed ?? [])
    const floats = [...question.floats, ...floatsIn(plan)]
    expect(sumOf(floats.map(({ cents }) => cents))).toBe(expected.payerFloatCents ?? 0)
    for (const [at, { reference, ...wanted }] of (expected.providerAdjustments ?? []).entries()) {
      expect(plan.adjustments[at]).toMatchObject(wanted)
      if (reference !== undefined) expect(plan.adjustments[at]?.controlNumber).toBe(reference)
    }
  })

  it('waits for a person where a claim is not known, and writes nothing where it is refused', () => {
    if (plan.refusal !== null) {
      expect(plan.entries).toEqual([])
      return
    }
    const unknown = plan.claims.filter((claim) => claim.outcome === 'needs_person')
    const { suggest = {}, unmatched = [] } = expected
    expect(unknown.flatMap(({ suggestedIds }) => suggestedIds)).toEqual(Object.values(suggest))
    expect(unknown).toHaveLength(Object.keys(suggest).length + unmatched.length)
  })
})
