import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../testing/sample-size'
import { sumOf } from '../remittance/imbalances-of'
import type { RemittanceClaim } from '../remittance/remittance'
import { aQuestion } from '../testing/a-payment'
import { afterPosting, NO_DECISIONS } from '../testing/posted-before'
import { drawnPayment, someClaims, somePayments, type DrawnPayment } from '../testing/random-payments'
import { bookSums, entriesBackwards, type PostableClaim } from './claims-book'
import { planPosting } from './plan-posting'
import type { PostingPlan, PostingQuestion } from './posting-plan'

const RUNS = { numRuns: runs({ gate: 200, long: 10_000 }) }

/** A posting: what was asked, what is written, and the claims before and after. */
interface Posting {
  question: PostingQuestion
  plan: PostingPlan
  before: readonly PostableClaim[]
  after: readonly PostableClaim[]
}

/** Posts one payment after the other; a person sets aside whatever can’t be posted. */
function postAll(first: readonly PostableClaim[], payments: readonly DrawnPayment[]): Posting[] {
  const postings: Posting[] = []
  const said: RemittanceClaim[] = []
  for (const [at, payment] of payments.entries()) {
    const before = postings.at(-1)?.after ?? first
    const { remittance, payerId } = drawnPayment(payment, before, said)
    const asked = aQuestion(remittance, before, { payerId })
    const undecided = planPosting(asked).claims.filter(({ outcome }) => outcome === 'needs_person')
    const claims = new Map(undecided.map(({ segment }) => [segment, 'not_ours' as const]))
    const question = { ...asked, decisions: { ...NO_DECISIONS, claims } }
    const plan = planPosting(question)
    postings.push({ question, plan, before, after: afterPosting(before, plan.entries, `posting ${at}`) })
    said.push(...remittance.claims)
  }
  return postings
}

const holds = (rule: (posting: Posting, all: readonly Posting[]) => void) => {
  fc.assert(
    fc.property(someClaims, somePayments, (claims, payments) => {
      const postings = postAll(claims, payments)
      for (const posting of postings) rule(posting, postings)
    }),
    RUNS,
  )
}

const byLine = (claims: readonly PostableClaim[]) =>
  claims.flatMap(({ lines, entries }) =>
    lines.map(({ id }) => ({ id, ...bookSums(entries.filter(({ lineId }) => lineId === id)) })),
  )

describe('whatever payments come, in whatever order', () => {
  it('each can be posted once a person has decided, and is the sum of what it writes', () => {
    holds(({ plan: { isPostable, refusal, deposit } }) => {
      expect({ isPostable, refusal }).toEqual({ isPostable: true, refusal: null })
      expect(deposit.claimsCents - deposit.adjustmentsCents + deposit.unappliedCents).toBe(deposit.cents)
    })
  })

  it('each line is at all times charged or moved in as much as is paid, written off, given on or open', () => {
    holds(({ after }) => {
      for (const line of byLine(after)) {
        const given =
          line.insurancePaidCents + line.contractualCents + line.toClientCents + line.movedOutCents
        expect(given + line.writtenOffCents + line.openCents).toBe(line.billedCents + line.movedInCents)
      }
    })
  })

  it('only what an insurer pays comes to more than is owed: never a share, never the contract', () => {
    holds(({ after }) => {
      for (const line of byLine(after)) {
        expect(
          Math.min(line.contractualCents, line.toClientCents, line.movedOutCents),
        ).toBeGreaterThanOrEqual(0)
        expect(0 - line.openCents).toBeLessThanOrEqual(Math.max(line.insurancePaidCents, 0))
      }
    })
  })

  it('what is given to clients stands on their invoices, less what was credited, part by part', () => {
    holds(({ after }, all) => {
      const until = all.slice(0, all.findIndex((posting) => posting.after === after) + 1)
      for (const line of byLine(after)) {
        const given = until.flatMap(({ plan }) => plan.shares.flatMap(({ lines }) => lines))
        const credited = until.flatMap(({ plan }) => plan.shareCredits)
        const ofLine = ({ claimLineId }: { claimLineId: string }) => claimLineId === line.id
        const sum = (lines: typeof given) => sumOf(lines.filter(ofLine).map(({ cents }) => cents))
        expect(sum(given) - sum(credited)).toBe(line.toClientCents)
        for (const share of [...given, ...credited])
          expect(share.deductibleCents + share.coinsuranceCents + share.copayCents).toBe(share.cents)
      }
    })
  })

  it('what moves on to second coverages leaves the first claim', () => {
    holds(({ plan }) => {
      const moved = plan.secondClaims.flatMap(({ lines }) => lines.map(({ cents }) => cents))
      const left = plan.entries.filter(({ kind }) => kind === 'moved_out').map(({ cents }) => cents)
      expect(sumOf(moved) + sumOf(left)).toBe(0)
    })
  })

  it('a claim is paid exactly where nothing is open, and denied where all of it is', () => {
    holds(({ plan, after }) => {
      for (const [id, { state }] of plan.standings) {
        const lines = byLine(after.filter((claim) => claim.id === id))
        expect(state === 'paid').toBe(lines.every(({ openCents }) => openCents <= 0))
        const paid = lines.map((line) => line.insurancePaidCents + line.toClientCents + line.movedOutCents)
        if (state === 'denied' || state === 'accepted') expect(sumOf(paid)).toBe(0)
      }
    })
  })

  it('the same question has the same answer', () => {
    holds(({ question, plan }) => {
      expect(planPosting(question)).toEqual(plan)
    })
  })
})

describe('undoing a posting', () => {
  it('is the same entries backwards: every sum is as before, and it can be posted again', () => {
    holds(({ question, plan, before, after }, all) => {
      const name = `posting ${all.findIndex((posting) => posting.plan === plan)}`
      const undone = afterPosting(
        after,
        after.flatMap(({ entries }) =>
          entriesBackwards(entries.filter(({ postingId }) => postingId === name)),
        ),
        `undo of ${name}`,
      )
      expect(byLine(undone)).toEqual(byLine(before))
      const again = planPosting({ ...question, claims: undone })
      const kinds = ({ entries }: PostingPlan) =>
        entries.map(({ lineId, kind, cents }) => ({ lineId, kind, cents }))
      expect(kinds(again)).toEqual(kinds(plan))
    })
  })
})
