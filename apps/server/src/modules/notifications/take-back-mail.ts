import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { heldMail } from '../../db/schema/held-mail-table'

/** Drops mail that waits to tell anybody of something that wasn't so; what is on its way can't be taken back. */
export async function takeBackMail(tx: Tx, organizationId: string, about: string): Promise<void> {
  await tx
    .delete(heldMail)
    .where(and(eq(heldMail.organizationId, organizationId), eq(heldMail.about, about), eq(heldMail.tries, 0)))
}
