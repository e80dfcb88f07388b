import type { ClaimSettings } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { claimSettings } from '../../db/schema/claim-settings-table'
import type { Work } from '../../work'

/** What a practice has until somebody changes it. */
const UNCHANGED = {
  ...{ sender: null, receiver: null, isTest: false, printOffsets: { right: 0, down: 0 }, version: 0 },
} satisfies Omit<ClaimSettings, 'practiceId'>

/** How a practice’s claims leave it. */
export async function readClaimSettings(
  { tx, actor }: Work<Actor>,
  practiceId: string,
): Promise<ClaimSettings> {
  const [row] = await tx
    .select()
    .from(claimSettings)
    .where(
      and(eq(claimSettings.organizationId, actor.organizationId), eq(claimSettings.practiceId, practiceId)),
    )
  return { practiceId, ...(row === undefined ? UNCHANGED : fromRow(row)) }
}

/** The columns of an id are empty together. */
function fromRow(row: typeof claimSettings.$inferSelect): Omit<ClaimSettings, 'practiceId'> {
  const { senderIdKind, senderId, receiverIdKind, receiverId, receiverName } = row
  return {
    sender: senderIdKind === null || senderId === null ? null : { idKind: senderIdKind, id: senderId },
    receiver:
      receiverIdKind === null || receiverId === null
        ? null
        : { idKind: receiverIdKind, id: receiverId, name: receiverName ?? '' },
    isTest: row.isTest,
    printOffsets: { right: row.offsetRight, down: row.offsetDown },
    version: row.version,
  }
}
