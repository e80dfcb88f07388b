import { sql } from 'drizzle-orm'
import type { JobActor } from '../../../actor'
import { rowsOf } from '../../../db/database'
import type { Work } from '../../../work'

/** What became of an appointment that a client doesn’t know yet. */
export interface Untold {
  appointmentId: string
  clientId: string
  kind: 'booked' | 'moved' | 'cancelled'
  /** When it is now; of a cancelled one, when the client knows it to be. */
  startsAt: Date
  timeZone: string
  /** When the client knows a moved one to be. */
  movedFrom: Date | null
}

interface Row extends Pick<Untold, 'appointmentId' | 'clientId' | 'timeZone'> {
  startsAt: string
  isCancelled: boolean
  /** Null where the client knows nothing of it. */
  knownKind: string | null
  knownStart: string | null
}

/** What was changed longer ago than this is told nobody any more. */
const TOLD_WITHIN_MS = 24 * 3_600_000

/**
 * Finds what clients of a practice, or one of them, don’t know yet of appointments ahead, by their start. What was changed
 * within the hold of mail waits, as it may be undone.
 */
export async function findUntold(
  work: Work<JobActor>,
  practiceId: string,
  clientId: string | null = null,
): Promise<Untold[]> {
  const now = work.now()
  const until = new Date(now.getTime() - work.deps.env.mailHoldSeconds * 1000)
  const since = new Date(now.getTime() - TOLD_WITHIN_MS)
  const rows = await rowsOf<Row>(
    work.tx,
    sql`
      select a.id as "appointmentId", c.client_id as "clientId", a.starts_at as "startsAt", a.time_zone as "timeZone",
        a.status not in ('scheduled', 'confirmed') as "isCancelled",
        known.kind as "knownKind", known.starts_at as "knownStart"
      from appointments a
      join appointment_clients c on c.organization_id = a.organization_id and c.appointment_id = a.id
      left join lateral (
        select n.kind, n.starts_at from appointment_notices n
        where n.organization_id = a.organization_id and n.appointment_id = a.id and n.client_id = c.client_id
        order by n.told_at desc, n.id desc
        limit 1
      ) known on true
      where a.organization_id = ${work.actor.organizationId} and a.practice_id = ${practiceId}
        and (${clientId}::uuid is null or c.client_id = ${clientId}::uuid)
        and a.updated_at <= ${until.toISOString()} and a.updated_at > ${since.toISOString()}
        and a.starts_at > ${now.toISOString()}
        and case
          when a.status in ('scheduled', 'confirmed')
            then known.kind is null or known.kind = 'cancelled' or known.starts_at <> a.starts_at
          when a.status in ('cancelled_client', 'cancelled_clinician', 'late_cancelled')
            then known.kind <> 'cancelled'
          else false
        end
      order by a.starts_at, a.id, c.client_id`,
  )
  return rows.map(({ startsAt, isCancelled, knownKind, knownStart, ...row }) => {
    const isKnown = knownKind !== null && knownKind !== 'cancelled'
    const known = isKnown && knownStart !== null ? new Date(knownStart) : null
    return {
      ...row,
      kind: isCancelled ? 'cancelled' : known === null ? 'booked' : 'moved',
      startsAt: isCancelled && known !== null ? known : new Date(startsAt),
      movedFrom: isCancelled ? null : known,
    }
  })
}
