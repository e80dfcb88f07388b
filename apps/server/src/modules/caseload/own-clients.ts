import { accessScope, diagnosesScope, type AccessScope } from '@oaklet/api/contract'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Scope, StaffActor } from '../../actor'
import { clients } from '../../db/schema/clients-table'

/** A member of the staff whose own clients are meant: who acts, or who is notified. */
type Person = Pick<StaffActor, 'staffId'>

/** Returns whether a client with that primary clinician is within the scope that the person has. */
export const isInScope = (
  { staffId }: Person,
  scope: AccessScope,
  primaryClinicianId: string | null,
): boolean => scope === 'all' || (scope === 'own' && primaryClinicianId === staffId)

/** Whether the actor may know, and so record, the diagnoses of a client of that clinician. */
export const maySeeDiagnoses = (actor: StaffActor, primaryClinicianId: string | null): boolean =>
  isInScope(actor, diagnosesScope(actor.permissions), primaryClinicianId)

/** Returns the condition that narrows clients to the person's own where the scope says so. */
export const clientsInScope = ({ staffId }: Person, scope: Scope): SQL | undefined =>
  scope === 'own' ? eq(clients.primaryClinicianId, staffId) : undefined

/** Returns the condition for the practice's clients within the scope that the actor has. */
export const isVisibleClient = (actor: StaffActor, practiceId: string, scope: Scope): SQL | undefined =>
  and(
    eq(clients.organizationId, actor.organizationId),
    eq(clients.practiceId, practiceId),
    clientsInScope(actor, scope),
  )

/** Returns the condition for the clients that a permission lets the actor see, in all of their practices. */
export function isClientSeenWith(
  actor: StaffActor,
  permission: 'clients:view' | 'files:view' | 'measures:view',
): SQL | undefined {
  const scope = accessScope(actor.permissions, permission)
  if (scope === 'none') return sql`false`
  return and(inArray(clients.practiceId, [...actor.practiceIds]), clientsInScope(actor, scope))
}
