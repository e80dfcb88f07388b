import type * as api from '@oaklet/api/contract'
import type { Practice } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { practices } from '../../db/schema/practices-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'

/** One of the practices that the actor works in. */
export async function getPractice(
  { actor, params: { practiceId } }: CallOf<typeof api.getPractice>,
  work: Work,
): Promise<Practice> {
  const [row] = await work.tx
    .select()
    .from(practices)
    .where(and(eq(practices.organizationId, actor.organizationId), eq(practices.id, practiceId)))
  if (row === undefined) throw notFound()
  const { id, name, timeZone, currency, businessHours } = row
  return { id, name, timeZone, currency, businessHours }
}
