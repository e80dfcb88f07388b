import type * as api from '@oaklet/api/contract'
import type { Superbill } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import { superbills } from '../../db/schema/superbills-table'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { hasClient, lockClientOf } from '../caseload'
import { practiceToday } from '../organization'
import { isBillable, isWithin } from './billable-sessions'
import { findSuperbill } from './find-superbill'
import { alreadyHeld, holdersOf, holdSessions } from './hold-sessions'
import { selectSessionLines } from './session-lines'

type CreateCall = CallOf<typeof api.createSuperbill>

/** Drafts a superbill of the sessions that no other one holds. Of two for a client at once, the second sees the first. */
export async function createSuperbill(
  { actor, scope, params: { practiceId }, body }: CreateCall,
  work: Work,
): Promise<Superbill> {
  const { organizationId } = actor
  const { clientId, clinicianId } = body
  if (!(await hasClient(work.tx, { organizationId, practiceId, clientId }))) {
    throw validationFailed([{ path: 'clientId', message: 'Choose a client of this practice' }])
  }
  await lockClientOf(work, { practiceId, clientId }, scope)
  const appointmentIds = await freeSessions(work, practiceId, body)
  const now = work.now()
  const superbill = {
    ...{ organizationId, id: work.newId(), practiceId, clientId, clinicianId },
    ...{ fromOn: body.from, toOn: body.to, createdAt: now, updatedAt: now },
    status: 'draft' as const,
  }
  await work.tx.insert(superbills).values(superbill)
  await holdSessions(work.tx, superbill, appointmentIds)
  await recordAudit(work, {
    action: 'created',
    resource: 'superbill',
    recordId: superbill.id,
    changed: Object.keys(body),
  })
  return findSuperbill(work, { practiceId, superbillId: superbill.id })
}

/** The appointments that can go on it; throws 409 where other superbills hold them all, and 422 where there are none. */
async function freeSessions(
  work: Work,
  practiceId: string,
  { clientId, clinicianId, from, to }: CreateCall['body'],
): Promise<string[]> {
  const { timeZone } = await practiceToday(work, practiceId)
  const lines = await selectSessionLines(
    work.tx,
    and(
      isBillable(work.actor, practiceId),
      isWithin({ from, to }, timeZone),
      eq(appointmentClients.clientId, clientId),
      eq(appointments.clinicianId, clinicianId),
    ),
  )
  const idsOf = (some: typeof lines) => [...new Set(some.map(({ appointmentId }) => appointmentId))]
  const free = idsOf(lines.filter(({ superbillId }) => superbillId === null))
  if (free.length > 0) return free
  if (lines.length > 0) throw alreadyHeld(await holdersOf(work.tx, { ...work.actor, clientId }, idsOf(lines)))
  throw validationFailed([{ path: 'from', message: 'No completed self-pay session is in this period' }])
}
