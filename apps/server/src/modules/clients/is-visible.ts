import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { clients } from './clients-table'

/** The practice's clients, narrowed to the actor's own when `scope` says so. */
export const isVisible = (actor: StaffActor, practiceId: string, scope: 'all' | 'own') =>
  and(
    eq(clients.organizationId, actor.organizationId),
    eq(clients.practiceId, practiceId),
    scope === 'own' ? eq(clients.primaryClinicianId, actor.staffId) : undefined,
  )
