import { sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { rowsOf } from '../../db/database'
import type { Work } from '../../work'
import { OCCUPYING_STATUSES } from './occupying-statuses'
import type { PlannedTime, Problem } from './planned-time'

/** An appointment that one of the clients of a time has with another clinician; `at` is the place of the time. */
interface ClientOverlap {
  at: number
  clientId: string
  appointmentId: string
}

/**
 * Finds the appointments with other clinicians that take up some of the clients' times, in one query: it looks
 * through the appointments of these clients once, however many times there are. Those with the same clinician are
 * overlaps of that person.
 */
export function findClientOverlaps(
  work: Work<Actor>,
  planned: readonly PlannedTime[],
): Promise<ClientOverlap[]> {
  const asked = planned.flatMap(({ clientIds, clinicianId, startsAt, endsAt, appointmentId = null }, at) =>
    [...new Set(clientIds)].map((clientId) => ({
      ...{ at, client_id: clientId, clinician_id: clinicianId, appointment_id: appointmentId },
      ...{ starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() },
    })),
  )
  return rowsOf<ClientOverlap>(
    work.tx,
    sql`
      with p as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as p (
          at int, client_id uuid, clinician_id uuid, appointment_id uuid, starts_at timestamptz, ends_at timestamptz
        )
      ), a as materialized (
        select ac.client_id, a.id, a.clinician_id, a.starts_at, a.ends_at
        from appointment_clients ac
        join appointments a on a.organization_id = ac.organization_id and a.id = ac.appointment_id
        where ac.organization_id = ${work.actor.organizationId}
          and ac.client_id in (select client_id from p)
          and a.status in ${OCCUPYING_STATUSES}
          and a.starts_at < (select max(ends_at) from p) and a.ends_at > (select min(starts_at) from p)
      )
      select p.at, p.client_id as "clientId", a.id as "appointmentId"
      from p join a on a.client_id = p.client_id
        and a.clinician_id <> p.clinician_id
        and a.starts_at < p.ends_at and a.ends_at > p.starts_at
        and a.id is distinct from p.appointment_id
      order by p.at, a.starts_at, a.id, p.client_id`,
  )
}

/** Finds the clients who would be with two clinicians at once, in a planned time and in an earlier one. */
export const clientOverlapsAmong = (planned: readonly PlannedTime[]): Problem[] =>
  planned.flatMap((one, at) =>
    planned.slice(0, at).flatMap((other, earlier): Problem[] => {
      const isSame = other.clinicianId === one.clinicianId
      const isMet = !isSame && other.startsAt < one.endsAt && one.startsAt < other.endsAt
      const both = isMet ? [...new Set(one.clientIds)].filter((id) => other.clientIds.includes(id)) : []
      return both.map((clientId) => ({ kind: 'planned_client_overlap', at, with: earlier, clientId }))
    }),
  )
