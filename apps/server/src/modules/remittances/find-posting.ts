import type { RemittancePosting } from '@oaklet/api/contract'
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { postings } from '../../db/schema/postings-table'
import { remittances } from '../../db/schema/remittances-table'
import { staff } from '../../db/schema/staff-table'
import type { Work } from '../../work'

export type PostingRow = typeof postings.$inferSelect

/** A posting with the names of who posted and undid it. */
export interface FoundPosting {
  row: PostingRow
  view: RemittancePosting
}

/** The latest posting of a remittance: the one that stands, where one does; null where there was none. */
export const findLatestPosting = (work: Work, remittanceId: string): Promise<FoundPosting | null> =>
  findPosting(work, eq(postings.remittanceId, remittanceId))

/** The posting under a key that stands, of whichever remittance; null where there is none. */
export const findStandingPosting = (work: Work, postingKey: string): Promise<FoundPosting | null> =>
  findPosting(work, and(eq(postings.postingKey, postingKey), isNull(postings.undoneAt)))

/** The posting of a remittance with this content that stands, of whichever practice; null where there is none. */
export const findPostingOfContent = (work: Work, contentHash: string): Promise<FoundPosting | null> =>
  findPosting(work, and(eq(remittances.contentHash, contentHash), isNull(postings.undoneAt)))

async function findPosting({ tx, actor }: Work, which: SQL | undefined): Promise<FoundPosting | null> {
  const undoers = alias(staff, 'undoers')
  const [found] = await tx
    .select({ row: postings, postedByName: staff.name, undoneByName: undoers.name })
    .from(postings)
    .innerJoin(
      staff,
      and(eq(staff.organizationId, postings.organizationId), eq(staff.id, postings.postedById)),
    )
    .innerJoin(
      remittances,
      and(eq(remittances.organizationId, postings.organizationId), eq(remittances.id, postings.remittanceId)),
    )
    .leftJoin(
      undoers,
      and(eq(undoers.organizationId, postings.organizationId), eq(undoers.id, postings.undoneById)),
    )
    .where(and(eq(postings.organizationId, actor.organizationId), which))
    // Without a moment of undoing comes first when sorted downwards.
    .orderBy(desc(postings.undoneAt), desc(postings.postedAt))
    .limit(1)
  if (found === undefined) return null
  const { row, postedByName, undoneByName } = found
  return {
    row,
    view: {
      ...{ postedAt: row.postedAt.toISOString(), postedByName },
      ...{ undoneAt: row.undoneAt?.toISOString() ?? null, undoneByName },
    },
  }
}
