import type { Practice } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { requirePractice, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { practices } from './practices-table'

/** One of the practices that the actor works in. */
export function getPractice(deps: Deps, actor: StaffActor, practiceId: string): Promise<Practice> {
  requirePractice(actor, practiceId)
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    const [row] = await tx
      .select()
      .from(practices)
      .where(and(eq(practices.organizationId, actor.organizationId), eq(practices.id, practiceId)))
    if (row === undefined) throw notFound()
    const { id, name, timeZone, currency, businessHours } = row
    return { id, name, timeZone, currency, businessHours }
  })
}
