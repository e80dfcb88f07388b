import type * as api from '@oaklet/api/contract'
import type { Service } from '@oaklet/api/contract'
import { services } from '../../db/schema/services-table'
import { staleEdit, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { isCodeUsed } from './is-code-used'
import { lockService } from './lock-service'
import { requireNewCode } from './require-new-code'
import { findService, isService } from './select-services'

/** Changes a service, unless someone else has changed it since `version`. What is booked stays as it was booked. */
export async function updateService(
  { actor, params: key, body: { version, ...input } }: CallOf<typeof api.updateService>,
  work: Work,
): Promise<Service> {
  await lockService(work, key)
  const service = await findService(work, key)
  if (service.version !== version) throw staleEdit(service)
  if (input.code !== service.code && (await isCodeUsed(work, key.practiceId, service.code))) {
    const message = `${service.code} was booked already, so this code stays. Make the service inactive and add another one.`
    throw validationFailed([{ path: 'code', message }])
  }
  await requireNewCode(work, { ...input, practiceId: key.practiceId, id: key.serviceId })
  await work.tx
    .update(services)
    .set({ ...input, version: version + 1 })
    .where(isService(actor, key))
  const changed = changedFields(service, input)
  await recordAudit(work, { action: 'updated', resource: 'service', recordId: key.serviceId, changed })
  return findService(work, key)
}
