import type { Service } from '@oaklet/api/contract'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { services } from '../../db/schema/services-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'

/** Names one service of one practice, as the routes’ parameters do. */
export interface ServiceKey {
  practiceId: string
  serviceId: string
}

/** The services of one practice. */
export const isServiceOfPractice = (actor: StaffActor, practiceId: string) =>
  and(eq(services.organizationId, actor.organizationId), eq(services.practiceId, practiceId))

/** The row that `key` names. */
export const isService = (actor: StaffActor, { practiceId, serviceId }: ServiceKey) =>
  and(isServiceOfPractice(actor, practiceId), eq(services.id, serviceId))

/** Services as the contract shows them, in order of code; of one code the active one first. */
export const selectServices = (tx: Tx, which: SQL | undefined): Promise<Service[]> =>
  tx
    .select({
      id: services.id,
      code: services.code,
      label: services.label,
      durationMinutes: services.durationMinutes,
      feeCents: services.feeCents,
      isActive: services.isActive,
      version: services.version,
    })
    .from(services)
    .where(which)
    .orderBy(asc(services.code), desc(services.isActive), asc(services.id))

/** One service; throws 404 when the practice has no such one. */
export async function findService({ tx, actor }: Work, key: ServiceKey): Promise<Service> {
  const [service] = await selectServices(tx, isService(actor, key))
  if (service === undefined) throw notFound()
  return service
}
