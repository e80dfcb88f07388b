import type * as api from '@oaklet/api/contract'
import type { Service } from '@oaklet/api/contract'
import { services } from '../../db/schema/services-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { requireNewCode } from './require-new-code'
import { findService } from './select-services'

/** Adds a service to the practice. */
export async function createService(
  { actor, params: { practiceId }, body: input }: CallOf<typeof api.createService>,
  work: Work,
): Promise<Service> {
  await lockPractice(work, practiceId)
  await requireNewCode(work, { ...input, practiceId })
  const serviceId = work.newId()
  await work.tx
    .insert(services)
    .values({ ...input, organizationId: actor.organizationId, id: serviceId, practiceId })
  const changed = Object.keys(input)
  await recordAudit(work, { action: 'created', resource: 'service', recordId: serviceId, changed })
  return findService(work, { practiceId, serviceId })
}
