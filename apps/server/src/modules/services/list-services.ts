import type { Service } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import { requirePractice, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { services } from './services-table'

/** What the practice bills for, in order of code. */
export function listServices(deps: Deps, actor: StaffActor, practiceId: string): Promise<Service[]> {
  requirePractice(actor, practiceId)
  return inTenant(deps.db, actor.organizationId, (tx) =>
    tx
      .select({
        code: services.code,
        label: services.label,
        durationMinutes: services.durationMinutes,
        feeCents: services.feeCents,
      })
      .from(services)
      .where(and(eq(services.organizationId, actor.organizationId), eq(services.practiceId, practiceId)))
      .orderBy(asc(services.code)),
  )
}
