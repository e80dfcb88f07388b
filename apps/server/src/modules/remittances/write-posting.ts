import type { PayerBookKind } from '@oaklet/api/contract'
import { payerEntries } from '../../db/schema/postings-table'
import type { Work } from '../../work'
import { dayInWords } from '../../written-time'
import { bookSums } from '../../x12/posting/claims-book'
import type { PostingPlan } from '../../x12/posting/posting-plan'
import { sumOf } from '../../x12/remittance/imbalances-of'
import { writeClaimEntries } from '../claims'
import { creditShares, issueShareInvoices, type PostedShare } from '../invoices'
import type { ReadClaims } from './read-postable-claims'

interface Posted {
  practiceId: string
  postingId: string
  payer: { id: string; name: string }
  plan: PostingPlan
  claims: ReadClaims
}

/** Writes what a plan says into the books of claims, of clients and of the payer, each in the practice that it belongs to. */
export async function writePosting(work: Work, posted: Posted): Promise<void> {
  const { practiceId, postingId, payer, plan, claims } = posted
  await writeClaimEntries(work, entriesOfClaims(posted))
  const lineOf = linesOf(posted)
  const credits = plan.shareCredits.map(({ claimLineId, cents }) => {
    const { claimId } = lineOf(claimLineId)
    return { claimId, lineNumber: claimLineId, cents }
  })
  await creditShares(work, { practiceId, postingId, credits })
  const clients = new Map(claims.rows.map(({ claim }) => [claim.clientId, claim.practiceId]))
  const byPractice = Map.groupBy(postedShares(posted), ({ clientId }) => clients.get(clientId) ?? practiceId)
  // In one order, so that two postings do not wait for each other.
  for (const practice of claims.practices) {
    await issueShareInvoices(work, {
      ...{ practiceId: practice.id, origin: { postingId }, payerName: (practice.payer ?? payer).name },
      shares: byPractice.get(practice.id) ?? [],
    })
  }
  await writePayerEntries(work, posted, depositsOfSisters(posted))
}

/** What a posting writes into the books of claims. */
export function entriesOfClaims({ postingId, plan, claims }: Pick<Posted, 'postingId' | 'plan' | 'claims'>) {
  const practiceOf = practicesOfClaims(claims)
  return plan.entries.map(({ claimId, lineId, kind, cents, share, reversesId }) => ({
    ...{ practiceId: practiceOf(claimId), postingId, claimId, lineNumber: lineId },
    ...{ kind, cents, share, reversesId },
  }))
}

/** What a posting leaves to clients, as their invoices say it. */
export function postedShares(posted: Pick<Posted, 'plan' | 'claims'>): PostedShare[] {
  const lineOf = linesOf(posted)
  return posted.plan.shares.map(({ clientId, lines }) => ({
    clientId,
    lines: lines.map(({ claimLineId, ...share }) => ({
      ...{ ...lineOf(claimLineId), ...share, lineNumber: claimLineId },
    })),
  }))
}

/** To which practice each of these claims belongs. */
function practicesOfClaims({ rows }: ReadClaims) {
  const practices = new Map(rows.map(({ claim }) => [claim.id, claim.practiceId]))
  return (claimId: string): string => {
    const practiceId = practices.get(claimId)
    if (practiceId === undefined) throw new Error('A plan writes on a claim that was not read')
    return practiceId
  }
}

/** What of the deposit was paid for the claims of sister practices, less what was taken back for them. */
function depositsOfSisters({ practiceId, payer, plan, claims }: Posted) {
  const practiceOf = practicesOfClaims(claims)
  const byPractice = Map.groupBy(plan.entries, ({ claimId }) => practiceOf(claimId))
  return claims.practices.flatMap((practice) => {
    const cents = bookSums(byPractice.get(practice.id) ?? []).insurancePaidCents
    return practice.id === practiceId || cents === 0
      ? []
      : [{ practiceId: practice.id, payerId: (practice.payer ?? payer).id, cents }]
  })
}

/** What an invoice says of a line of a claim, by the line’s number. */
function linesOf({ plan, claims }: Pick<Posted, 'plan' | 'claims'>) {
  const named = new Set(plan.entries.map(({ claimId }) => claimId))
  const lines = new Map(
    claims.rows
      .filter(({ claim }) => named.has(claim.id))
      .flatMap(({ claim }) =>
        claim.form.lines.map(({ controlNumber, appointmentId, date, code }) => [
          controlNumber,
          { claimId: claim.id, appointmentId, description: `${code} on ${dayInWords(date)}` },
        ]),
      ),
  )
  return (lineNumber: string) => {
    const line = lines.get(lineNumber)
    if (line === undefined) throw new Error('A share belongs to no line of a claim')
    return line
  }
}

/**
 * The deposit in its parts, and what of it belongs to no claim, which is of the practice of the remittance: what is
 * recovered from a claim stands in the claim’s book.
 */
async function writePayerEntries(
  { tx, actor, now, newId }: Work,
  { practiceId, postingId, payer, plan }: Posted,
  ofSisters: readonly { practiceId: string; payerId: string; cents: number }[],
): Promise<void> {
  const ofSisterCents = sumOf(ofSisters.map(({ cents }) => cents))
  const own = entriesOfPayer(plan, ofSisterCents).map((one) => ({ ...one, practiceId, payerId: payer.id }))
  const parts = ofSisters.map(({ cents, ...sister }) => ({ ...payerEntry('deposit', cents), ...sister }))
  const written = { postingId, writtenById: actor.staffId, writtenAt: now() }
  await tx.insert(payerEntries).values(
    [...own, ...parts].map((one) => ({
      ...{ organizationId: actor.organizationId, id: newId() },
      ...{ ...written, ...one },
    })),
  )
}

const payerEntry = (kind: PayerBookKind, cents: number, code = '', reference = '') => ({
  ...{ kind, cents, code, reference },
})

/** What a posting writes into the book of the payer, less what of the deposit is of sister practices. */
export const entriesOfPayer = ({ deposit, adjustments }: PostingPlan, ofSisterCents = 0) => [
  payerEntry('deposit', deposit.cents - ofSisterCents),
  ...adjustments.flatMap(({ kind, cents, code, reference }) =>
    kind === 'taken_back' || cents === 0 ? [] : [payerEntry(kind, cents, code, reference)],
  ),
  ...(deposit.unappliedCents === 0 ? [] : [payerEntry('unapplied', deposit.unappliedCents)]),
]
