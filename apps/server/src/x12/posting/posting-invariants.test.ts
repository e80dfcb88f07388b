import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../testing/sample-size'
import { sumOf } from '../remittance/imbalances-of'
import { afterPosting, afterUndoing } from '../testing/posted-before'
import { postAll, type Posting } from '../testing/posted-payments'
import { someClaims, somePayments } from '../testing/random-payments'
import { bookSums, type PostableClaim } from './claims-book'
import { planPosting } from './plan-posting'
import type { PostingPlan } from './posting-plan'

const RUNS = { numRuns: runs({ gate: 200, long: 3000 }) }

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
    lines.map(({ id }) => {
      const ofLine = entries.filter(({ lineId }) => lineId === id)
      const paid = ofLine.filter(({ kind }) => kind === 'paid')
      return { id, ...bookSums(ofLine), paidCents: bookSums(paid).insurancePaidCents }
    }),
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

  it('no share and nothing by contract is taken back that was not given', () => {
    holds(({ after, isAsWritten }) => {
      for (const { contractualCents, toClientCents, movedOutCents } of byLine(after)) {
        expect(Math.min(toClientCents, movedOutCents)).toBeGreaterThanOrEqual(0)
        if (!isAsWritten) expect(contractualCents).toBeGreaterThanOrEqual(0)
      }
    })
  })

  it('only what an insurer pays comes to more than is owed, unless a person says so', () => {
    holds(({ after, isAsWritten }) => {
      const isGivenBack = ({ entries }: PostableClaim) =>
        entries.some(({ kind, cents }) => kind === 'moved_in' && cents < 0)
      if (isAsWritten) return
      for (const line of byLine(after.filter((claim) => !isGivenBack(claim))))
        expect(0 - line.openCents).toBeLessThanOrEqual(Math.max(line.paidCents, 0))
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

  it('what comes back from second coverages leaves a claim that has received as much', () => {
    holds(({ plan, after }) => {
      for (const { claimId, coverageId } of plan.secondClaims) expect(claimId ?? coverageId).not.toBeNull()
      for (const claim of after) expect(bookSums(claim.entries).movedInCents).toBeGreaterThanOrEqual(0)
    })
  })

  it('no more is recovered of what is carried forward than was carried', () => {
    holds(({ plan, floats }) => {
      for (const code of ['FB', 'WO'])
        expect(
          sumOf(floats.filter((float) => float.code === code).map(({ cents }) => cents)),
        ).toBeLessThanOrEqual(0)
      for (const { reference, kind } of plan.adjustments)
        expect(kind === 'float').toBe(reference === 'CARRIED')
    })
  })

  it('no entry is undone twice', () => {
    holds(({ after }) => {
      expect(undoneTwice(after)).toEqual([])
    })
  })

  it('a claim is paid exactly where nothing is open, and denied where all of it is', () => {
    holds(({ plan, after }) => {
      for (const [id, { state }] of plan.standings) {
        const lines = byLine(after.filter((claim) => claim.id === id))
        // Where a decision was taken back, nothing may ever have been owed.
        if (state !== 'accepted')
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

/** The entries that several others undo. */
const undoneTwice = (claims: readonly PostableClaim[]): string[] => {
  const undone = claims.flatMap(({ entries }) => entries.flatMap(({ reversesId }) => reversesId ?? []))
  return undone.filter((id, at) => undone.indexOf(id) !== at)
}

const kindsIn = ({ entries }: PostingPlan) =>
  entries.map(({ lineId, kind, cents }) => ({ lineId, kind, cents }))

describe('undoing a posting', () => {
  it('leads every sum back, undoes no entry twice, and lets it be posted and undone again', () => {
    holds(({ name, question, plan, before, written }) => {
      let undone = afterUndoing(written, name)
      for (const turn of ['again', 'once more']) {
        expect(byLine(undone)).toEqual(byLine(before))
        const again = planPosting({ ...question, claims: undone })
        expect(kindsIn(again)).toEqual(kindsIn(plan))
        const posted = afterPosting(undone, again.entries, `${name} ${turn}`)
        expect(undoneTwice(posted)).toEqual([])
        undone = afterUndoing(posted, `${name} ${turn}`)
      }
      expect(undoneTwice(undone)).toEqual([])
    })
  })
})
