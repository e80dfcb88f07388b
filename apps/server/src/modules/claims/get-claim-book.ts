import type * as api from '@oaklet/api/contract'
import type { ClaimBook } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { claims } from '../../db/schema/claims-table'
import { postings } from '../../db/schema/postings-table'
import { remittances } from '../../db/schema/remittances-table'
import { staff } from '../../db/schema/staff-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { bookSums } from '../../x12/posting/claims-book'
import { practiceToday } from '../organization'
import { isVisibleClaim } from './select-claims'

/** What an insurer owes for a claim, entry by entry. */
export async function getClaimBook(
  { params: key, scope }: CallOf<typeof api.getClaimBook>,
  work: Work,
): Promise<ClaimBook> {
  const [claim] = await work.tx
    .select({ id: claims.id })
    .from(claims)
    .where(and(isVisibleClaim(work, key.practiceId, scope), eq(claims.id, key.claimId)))
  if (claim === undefined) throw notFound()
  const { currency } = await practiceToday(work, key.practiceId)
  const rows = await selectEntries(work, claim.id)
  return {
    entries: rows.map(({ entry, remittance, writtenByName }) => {
      const { id, lineNumber, kind, cents, reversesId, reasonCode, note, writtenAt } = entry
      return {
        ...{ id, lineNumber, kind, cents, reversesId, remittance, writtenByName },
        ...{ reason: reasonCode, note, writtenAt: writtenAt.toISOString() },
      }
    }),
    ...bookSums(rows.map(({ entry }) => entry)),
    currency,
  }
}

const selectEntries = ({ tx, actor }: Work, claimId: string) =>
  tx
    .select({
      entry: claimEntries,
      remittance: { id: remittances.id, payerName: remittances.payerName, paidOn: remittances.paidOn },
      writtenByName: staff.name,
    })
    .from(claimEntries)
    .leftJoin(
      staff,
      and(eq(staff.organizationId, claimEntries.organizationId), eq(staff.id, claimEntries.writtenById)),
    )
    .leftJoin(
      postings,
      and(eq(postings.organizationId, claimEntries.organizationId), eq(postings.id, claimEntries.postingId)),
    )
    .leftJoin(
      remittances,
      and(eq(remittances.organizationId, postings.organizationId), eq(remittances.id, postings.remittanceId)),
    )
    .where(and(eq(claimEntries.organizationId, actor.organizationId), eq(claimEntries.claimId, claimId)))
    .orderBy(asc(claimEntries.seq))
