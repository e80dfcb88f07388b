import type * as api from '@oaklet/api/contract'
import type { Deactivated } from '@oaklet/api/contract'
import { and, eq, sql } from 'drizzle-orm'
import { invitations } from '../../db/schema/invitations-table'
import { staff } from '../../db/schema/staff-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { endSessionsHere } from './end-sessions-here'
import { reassignAppointments } from './reassign-appointments'
import { reassignClients } from './reassign-clients'
import { isOwner, requireAnotherOwner, lockMember, requireReach, findStaffMember, isStaff } from '../staff'

/** Ends a person's work here: their sessions at once, their appointments and clients as was chosen; nothing else goes. */
export async function deactivateStaff(
  {
    actor,
    params: { staffId },
    body: { version, appointments, clients = { choice: 'leave' } },
  }: CallOf<typeof api.deactivateStaff>,
  work: Work,
): Promise<Deactivated> {
  const key = { organizationId: actor.organizationId, staffId }

  const before = await lockMember(work.tx, key, version)
  if (before.status === 'inactive') throw refused('This person is inactive already.')
  if (staffId === actor.staffId) throw refused('Somebody else has to deactivate you.')
  await requireReach(work, key)
  if (before.status === 'active' && (await isOwner(work.tx, key))) await requireAnotherOwner(work.tx, key)
  // Their sessions, their own row, and only then the end of the audit log: the person's own calls lock them in this order.
  const sessionsEnded = await endSessionsHere(work.tx, work.deps, key)
  await work.tx.select({ id: staff.id }).from(staff).where(isStaff(key)).for('no key update')
  const handledAppointments = await reassignAppointments(work, key, appointments)
  const handledClients = await reassignClients(work, key, clients)
  await work.tx
    .delete(invitations)
    .where(and(eq(invitations.organizationId, key.organizationId), eq(invitations.staffId, staffId)))
  await work.tx
    .update(staff)
    .set({ isActive: false, version: sql`${staff.version} + 1`, updatedAt: work.now() })
    .where(isStaff(key))
  const entry = {
    action: 'deactivated',
    resource: 'staff',
    recordId: staffId,
    changed: ['isActive'],
  } as const
  await recordAudit(work, entry)
  return {
    member: await findStaffMember(work.tx, key),
    appointments: handledAppointments,
    clients: handledClients,
    sessionsEnded,
  }
}

const refused = (message: string) => new AppError('transition_refused', message)
