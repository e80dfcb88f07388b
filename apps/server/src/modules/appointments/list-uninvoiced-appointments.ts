import type * as api from '@oaklet/api/contract'
import type { Appointment, Page } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { pageOfAppointments } from './page-of-appointments'
import { isUninvoiced } from './uninvoiced-appointments'

/** What can be invoiced and isn't, the oldest first. */
export async function listUninvoicedAppointments(
  {
    actor,
    scope,
    params: { practiceId },
    query: { clientId, cursor, limit },
  }: CallOf<typeof api.listUninvoicedAppointments>,
  work: Work,
): Promise<Page<Appointment>> {
  const where = isUninvoiced(actor, practiceId, scope, clientId)
  return pageOfAppointments(work.tx, { where, order: 'earliest-first', cursor, limit, billedTo: clientId })
}
