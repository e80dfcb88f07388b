import type * as api from '@oaklet/api/contract'
import { services } from '../../db/schema/services-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { isCodeUsed } from './is-code-used'
import { lockService } from './lock-service'
import { findService, isService } from './select-services'

/** Deletes a service that was never booked. */
export async function deleteService(
  { actor, params: key }: CallOf<typeof api.deleteService>,
  work: Work,
): Promise<null> {
  await lockService(work, key)
  const { code } = await findService(work, key)
  if (await isCodeUsed(work, key.practiceId, code)) {
    throw new AppError(
      'transition_refused',
      `${code} was booked already, or an authorization, a fee agreement or the waitlist names it. Make it inactive instead, so that it can’t be chosen any more.`,
    )
  }
  await work.tx.delete(services).where(isService(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'service', recordId: key.serviceId })
  return null
}
