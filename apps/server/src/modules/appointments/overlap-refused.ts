import type { Appointment } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import { AppError } from '../../errors'

/** As many as a refusal names. */
export const MAX_CONFLICTS = 20

/** A refusal that names what is booked there; the names stay hidden where the actor doesn't work. */
export const overlapRefused = (
  actor: StaffActor,
  message: string,
  booked: readonly Appointment[],
): AppError =>
  new AppError('appointment_overlap', message, {
    conflicts: booked.slice(0, MAX_CONFLICTS).map(({ id, practiceId, clients, startsAt, endsAt }) => ({
      id,
      clientNames: actor.practiceIds.includes(practiceId)
        ? clients.map(({ name }) => name).join(', ')
        : 'Another appointment',
      startsAt,
      endsAt,
    })),
  })
