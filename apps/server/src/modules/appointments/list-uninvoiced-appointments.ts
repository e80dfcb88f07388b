import type * as api from '@oaklet/api/contract'
import type { Appointment, Page } from '@oaklet/api/contract'
import type * as z from 'zod/mini'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { pageOfAppointments } from './page-of-appointments'
import { isUninvoiced } from './uninvoiced-appointments'

type Query = z.infer<typeof api.UninvoicedQuery>

/** What can be invoiced and isn't, the oldest first. */
export function listUninvoicedAppointments(
  deps: Deps,
  actor: StaffActor,
  { practiceId }: { practiceId: string },
  { clientId, cursor, limit }: Query,
): Promise<Page<Appointment>> {
  requirePractice(actor, practiceId)
  const where = isUninvoiced(actor, practiceId, scopeOf(actor, 'invoices:view'), clientId)
  return inTenant(deps.db, actor.organizationId, (tx) =>
    pageOfAppointments(tx, { where, order: 'earliest-first', cursor, limit, billedTo: clientId }),
  )
}
