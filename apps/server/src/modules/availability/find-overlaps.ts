import { APPOINTMENT_STATUSES, occupiesTime } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import type { Work } from '../../work'
import type { PlannedTime, Problem } from './planned-time'

const OCCUPYING = APPOINTMENT_STATUSES.filter(occupiesTime)

/** Finds the appointments, over all practices, that take up some of a planned time of its clinician, in one query. */
export async function findOverlaps(work: Work, planned: readonly PlannedTime[]): Promise<Problem[]> {
  const times = planned.map(({ clinicianId, startsAt, endsAt, appointmentId = null }, at) => ({
    ...{ at, clinician_id: clinicianId, appointment_id: appointmentId },
    ...{ starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() },
  }))
  const rows = await rowsOf<{ at: number; id: string }>(
    work.tx,
    sql`
      select p.at, a.id
      from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as p (
        at int, clinician_id uuid, appointment_id uuid, starts_at timestamptz, ends_at timestamptz
      )
      join appointments a on a.organization_id = ${work.actor.organizationId}
        and a.clinician_id = p.clinician_id
        and a.status in (select jsonb_array_elements_text(${JSON.stringify(OCCUPYING)}::jsonb))
        and a.starts_at < p.ends_at and a.ends_at > p.starts_at
        and a.id is distinct from p.appointment_id
      order by p.at, a.starts_at, a.id`,
  )
  return rows.map(({ at, id }) => ({ kind: 'overlap', at, appointmentId: id }))
}

/** Finds the planned times that share time with an earlier one of the same clinician. */
export const overlapsAmong = (planned: readonly PlannedTime[]): Problem[] =>
  planned.flatMap((one, at) =>
    planned.slice(0, at).flatMap((other, earlier): Problem[] => {
      const isSame = other.clinicianId === one.clinicianId
      const isMet = isSame && other.startsAt < one.endsAt && one.startsAt < other.endsAt
      return isMet ? [{ kind: 'planned_overlap', at, with: earlier }] : []
    }),
  )
