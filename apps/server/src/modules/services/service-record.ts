import { exportedServices, services } from '../../db/schema/services-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'

export const serviceRecord: RecordKind = { tables: [exportedServices], names: { service: readServiceNames } }

async function readServiceNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const { id, code, label } = services
  const found = await work.tx
    .select({ id, code, label })
    .from(services)
    .where(isOneOf(work, services, id, ids))
  return found.map((service) => ({ id: service.id, name: `${service.code} ${service.label}` }))
}
