import type { Actor } from '../../actor'
import type { Work } from '../../work'
import type { AppointmentRow } from './lock-appointment'
import { setStatusOfLocked } from './set-appointment-status'
import { type Attendances, countUp, isAnyoneComing, writeAttendance } from './write-attendance'

/**
 * Notes that a client of a locked appointment doesn't come, of which `before` says who comes. It is cancelled with the
 * last of them; returns whether it takes place without this one.
 */
export async function markAway(
  work: Work<Actor>,
  row: AppointmentRow,
  before: Attendances,
  clientId: string,
  status: 'cancelled_client' | 'late_cancelled',
): Promise<boolean> {
  const changed = new Map([
    [clientId, status === 'late_cancelled' ? ('late_cancelled' as const) : ('excused' as const)],
  ])
  await writeAttendance(work, row, before, changed)
  const takesPlace = isAnyoneComing(new Map([...before, ...changed]))
  if (takesPlace) await countUp(work, row)
  else await setStatusOfLocked(work, row, status)
  return takesPlace
}
