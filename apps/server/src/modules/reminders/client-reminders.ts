import type { ClientReminders } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { type Actor, staffIdOf } from '../../actor'
import { reminderStops } from '../../db/schema/reminders-table'
import { staff } from '../../db/schema/staff-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import type { ClientKey } from '../caseload'

const isStopOf = ({ actor }: Work<Actor>, clientId: string) =>
  and(eq(reminderStops.organizationId, actor.organizationId), eq(reminderStops.clientId, clientId))

/** Whether a client gets reminders. */
export async function readClientReminders(work: Work<Actor>, clientId: string): Promise<ClientReminders> {
  const [stop] = await work.tx
    .select({ stoppedAt: reminderStops.stoppedAt, stoppedByName: staff.name })
    .from(reminderStops)
    .leftJoin(
      staff,
      and(eq(staff.organizationId, reminderStops.organizationId), eq(staff.id, reminderStops.stoppedById)),
    )
    .where(isStopOf(work, clientId))
  if (stop === undefined) return { isStopped: false, stoppedAt: null, stoppedByName: null }
  return { isStopped: true, stoppedAt: stop.stoppedAt.toISOString(), stoppedByName: stop.stoppedByName }
}

/** Stops a client’s reminders or lets them go on, and records it; where they are as they should be, nothing is done. */
export async function stopClientReminders(
  work: Work<Actor>,
  { practiceId, clientId }: ClientKey,
  isStopped: boolean,
): Promise<void> {
  const { tx, actor } = work
  const { organizationId } = actor
  const changed = isStopped
    ? await tx
        .insert(reminderStops)
        .values({
          ...{ organizationId, practiceId, clientId, stoppedById: staffIdOf(actor), stoppedAt: work.now() },
        })
        .onConflictDoNothing()
        .returning({ clientId: reminderStops.clientId })
    : await tx
        .delete(reminderStops)
        .where(isStopOf(work, clientId))
        .returning({ clientId: reminderStops.clientId })
  if (changed.length === 0) return
  await recordAudit(work, {
    ...{ action: 'updated', resource: 'client', recordId: clientId, changed: ['reminders'] },
  })
}
