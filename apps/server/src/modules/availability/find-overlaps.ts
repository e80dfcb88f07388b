import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import type { Work } from '../../work'
import { OCCUPYING_STATUSES } from './occupying-statuses'
import type { ClinicianTime, Problem } from './planned-time'

/** An appointment that takes up some of a time; `at` is the place of that among the times. */
interface Overlap {
  at: number
  appointmentId: string
}

/** Finds the appointments, over all practices, that take up some of a clinician's times, in one query. */
export function findOverlaps(work: Work, times: readonly ClinicianTime[]): Promise<Overlap[]> {
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
      join appointments a on a.organization_id = ${work.actor.organizationId}
        and a.clinician_id = p.clinician_id
        and a.status in ${OCCUPYING_STATUSES}
        and a.starts_at < p.ends_at and a.ends_at > p.starts_at
        and a.id is distinct from p.appointment_id
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
