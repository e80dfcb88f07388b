import type { PayerBookKind } from '@oaklet/api/contract'
import { payerEntries } from '../../db/schema/postings-table'
import type { Work } from '../../work'
import { dayInWords } from '../../written-time'
import type { PostingPlan } from '../../x12/posting/posting-plan'
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

/** Writes what a plan says into the books of claims, of clients and of the payer. */
export async function writePosting(work: Work, posted: Posted): Promise<void> {
  const { practiceId, postingId, payer, plan } = posted
  await writeClaimEntries(
    work,
    plan.entries.map(({ claimId, lineId, kind, cents, share, reversesId }) => ({
      ...{ practiceId, postingId, claimId, lineNumber: lineId, kind, cents, share, reversesId },
    })),
  )
  const lineOf = linesOf(posted)
  const credits = plan.shareCredits.map(({ claimLineId, cents }) => {
    const { claimId } = lineOf(claimLineId)
    return { claimId, lineNumber: claimLineId, cents }
  })
  await creditShares(work, { practiceId, postingId, credits })
  const shares = plan.shares.map(({ clientId, lines }): PostedShare => ({
    clientId,
    lines: lines.map(({ claimLineId, ...share }) => ({
      ...{ ...lineOf(claimLineId), ...share, lineNumber: claimLineId },
    })),
  }))
  await issueShareInvoices(work, { practiceId, origin: { postingId }, payerName: payer.name, shares })
  await writePayerEntries(work, posted)
}

/** What an invoice says of a line of a claim, by the line’s number. */
function linesOf({ plan, claims }: Posted) {
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

/** The deposit, and what of it belongs to no claim: what is recovered from one stands in the claim’s book. */
async function writePayerEntries(
  { tx, actor, now, newId }: Work,
  { practiceId, postingId, payer, plan: { deposit, adjustments } }: Posted,
): Promise<void> {
  const entry = (kind: PayerBookKind, cents: number, code = '', reference = '') => ({
    ...{ kind, cents, code, reference },
  })
  const entries = [
    entry('deposit', deposit.cents),
    ...adjustments.flatMap(({ kind, cents, code, reference }) =>
      kind === 'taken_back' || cents === 0 ? [] : [entry(kind, cents, code, reference)],
    ),
    ...(deposit.unappliedCents === 0 ? [] : [entry('unapplied', deposit.unappliedCents)]),
  ]
  const written = { practiceId, postingId, payerId: payer.id, writtenById: actor.staffId, writtenAt: now() }
  await tx.insert(payerEntries).values(
    entries.map((one) => ({
      ...{ organizationId: actor.organizationId, id: newId() },
      ...{ ...written, ...one },
    })),
  )
}
