import type * as api from '@oaklet/api/contract'
import type { Service } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import { services } from '../../db/schema/services-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'

/** What the practice bills for, in order of code. */
export async function listServices(
  { actor, params: { practiceId } }: CallOf<typeof api.listServices>,
  work: Work,
): Promise<Service[]> {
  return work.tx
    .select({
      code: services.code,
      label: services.label,
      durationMinutes: services.durationMinutes,
      feeCents: services.feeCents,
    })
    .from(services)
    .where(and(eq(services.organizationId, actor.organizationId), eq(services.practiceId, practiceId)))
    .orderBy(asc(services.code))
}
