import { MAX_APPOINTMENT_MINUTES } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { rowsOf } from '../../db/database'
import type { Work } from '../../work'
import { OCCUPYING_STATUSES } from './occupying-statuses'
import type { ClinicianTime, Problem } from './planned-time'

/** An appointment that takes up some of a time; `at` is the place of that among the times. */
interface Overlap {
  at: number
  appointmentId: string
}

const LONGEST = `${MAX_APPOINTMENT_MINUTES} minutes`

/**
 * Finds the appointments, over all practices, that take up some of a clinician's times, in one query. It looks into the
 * index of the clinician's appointments for each time (`offset 0` has the database do so): none is longer than a limit,
 * so that one that takes up a time begins shortly before it.
 */
export function findOverlaps(work: Work<Actor>, times: readonly ClinicianTime[]): Promise<Overlap[]> {
  const asked = times.map(({ clinicianId, startsAt, endsAt, appointmentId = null }, at) => ({
    ...{ at, clinician_id: clinicianId, appointment_id: appointmentId },
    ...{ starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() },
  }))
  return rowsOf<Overlap>(
    work.tx,
    sql`
      select p.at, a.id as "appointmentId"
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as p (
        at int, clinician_id uuid, appointment_id uuid, starts_at timestamptz, ends_at timestamptz
      )
      cross join lateral (
        select id, starts_at from appointments
        where organization_id = ${work.actor.organizationId}
          and clinician_id = p.clinician_id
          and starts_at < p.ends_at and starts_at > p.starts_at - ${LONGEST}::interval
          and ends_at > p.starts_at
          and status in ${OCCUPYING_STATUSES}
          and id is distinct from p.appointment_id
        offset 0
      ) a
      order by p.at, a.starts_at, a.id`,
  )
}

/** Finds the planned times that share time with an earlier one of the same clinician. */
export const overlapsAmong = (planned: readonly ClinicianTime[]): Problem[] =>
  planned.flatMap((one, at) =>
    planned.slice(0, at).flatMap((other, earlier): Problem[] => {
      const isSame = other.clinicianId === one.clinicianId
      const isMet = isSame && other.startsAt < one.endsAt && one.startsAt < other.endsAt
      return isMet ? [{ kind: 'planned_overlap', at, with: earlier }] : []
    }),
  )
