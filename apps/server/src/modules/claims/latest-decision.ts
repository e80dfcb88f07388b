import type { ClaimDecision, RemittanceClaim } from '@oaklet/api/contract'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { postingClaims, postings } from '../../db/schema/postings-table'
import { remittances } from '../../db/schema/remittances-table'
import type { Work } from '../../work'
import { nextStepAfter } from '../../x12/posting/next-steps'

/**
 * What a posting says of a claim that it decided on. It may show many claims: the database picks what is about this one.
 */
const saidOfClaim = (claimId: string) =>
  sql<RemittanceClaim[]>`jsonb_path_query_array(
    ${postings.shown},
    '$.claims[*] ? (@.claimId == $id && (@.outcome == "posted" || @.outcome == "reversed"))',
    jsonb_build_object('id', ${claimId}::text)
  )`

/** The postings that stand and say something of a claim, the latest first, with what each says of it. */
export function decisionsOf({ tx, actor }: Work, claimId: string) {
  const decided = saidOfClaim(claimId)
  return tx
    .select({
      remittance: { id: remittances.id, payerName: remittances.payerName, paidOn: remittances.paidOn },
      decided,
    })
    .from(postingClaims)
    .innerJoin(
      postings,
      and(
        eq(postings.organizationId, postingClaims.organizationId),
        eq(postings.id, postingClaims.postingId),
        isNull(postings.undoneAt),
      ),
    )
    .innerJoin(
      remittances,
      and(eq(remittances.organizationId, postings.organizationId), eq(remittances.id, postings.remittanceId)),
    )
    .where(
      and(
        eq(postingClaims.organizationId, actor.organizationId),
        eq(postingClaims.claimId, claimId),
        // A posting may also write on a claim that it does not decide on, as where something is recovered from it.
        sql`jsonb_array_length(${decided}) > 0`,
      ),
    )
    .orderBy(desc(postingClaims.seq))
}

/** The latest posting that decided on a claim, and what it said of it; null where none stands, or a later one took that back. */
export async function lastSaidOfClaim(work: Work, claimId: string) {
  const [latest] = await decisionsOf(work, claimId).limit(1)
  const decided = latest?.decided.filter(({ outcome }) => outcome === 'posted') ?? []
  return latest === undefined || decided.length === 0 ? null : { remittance: latest.remittance, decided }
}

type Said = NonNullable<Awaited<ReturnType<typeof lastSaidOfClaim>>>

/** What an insurance decided on a claim last, and what to do next. */
export function decisionIn({ remittance, decided }: Said): ClaimDecision {
  const remarks = decided.flatMap((one) => one.remarks)
  return {
    remittance,
    openReasons: decided
      .flatMap((one) => one.openReasons)
      .map(({ step, ...reason }) => ({ ...reason, nextStep: nextStepAfter(reason.code, step) })),
    remarks: remarks.filter(({ code }, index) => remarks.findIndex((one) => one.code === code) === index),
  }
}
