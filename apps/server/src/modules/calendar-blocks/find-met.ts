import { type Appointment, MAX_MET_APPOINTMENTS } from '@oaklet/api/contract'
import { and, asc, gt, inArray } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { appointments } from '../../db/schema/appointments-table'
import { forbidden } from '../../errors'
import type { Work } from '../../work'
import { isVisibleAppointment, selectAppointments } from '../appointments'
import { appointmentsIn } from './appointments-in'
import { isChangeable } from './show-blocks'
import { type BlockKey, findBlock } from './write-block'

/** The appointments ahead in the times of a block that the actor may change, as far as they are theirs to see. */
export async function findMet(work: Work, key: BlockKey, scope: Scope): Promise<Appointment[]> {
  const block = await findBlock(work, key)
  if (!isChangeable(work.actor, scope, block)) throw forbidden()
  const ids = await appointmentsIn(work, block)
  if (ids.length === 0) return []
  return selectAppointments(work.tx, {
    where: and(
      isVisibleAppointment(work.actor, key.practiceId, scope),
      inArray(appointments.id, ids),
      inArray(appointments.status, ['requested', 'scheduled', 'confirmed']),
      gt(appointments.startsAt, work.now()),
    ),
    orderBy: [asc(appointments.startsAt), asc(appointments.id)],
    limit: MAX_MET_APPOINTMENTS,
  })
}
