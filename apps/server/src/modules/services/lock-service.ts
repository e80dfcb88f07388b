import { services } from '../../db/schema/services-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { lockPractice } from '../organization'
import { isService, type ServiceKey } from './select-services'

/** Keeps the practice’s list, and bookings of this service, waiting until the transaction ends; throws 404 without it. */
export async function lockService(work: Work, key: ServiceKey): Promise<void> {
  await lockPractice(work, key.practiceId)
  const found = await work.tx
    .select({ id: services.id })
    .from(services)
    .where(isService(work.actor, key))
    .for('update')
  if (found.length === 0) throw notFound()
}
