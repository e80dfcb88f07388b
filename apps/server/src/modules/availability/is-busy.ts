import { APPOINTMENT_STATUSES, occupiesTime } from '@oaklet/api/contract'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments-table'

const OCCUPYING = APPOINTMENT_STATUSES.filter(occupiesTime)

/** A clinician's time, from one instant to another. */
export interface ClinicianTime {
  clinicianId: string
  startsAt: Date
  endsAt: Date
}

/** The appointments of an organization that take up some of a clinician's time. */
export const isBusy = (organizationId: string, { clinicianId, startsAt, endsAt }: ClinicianTime) =>
  and(
    eq(appointments.organizationId, organizationId),
    eq(appointments.clinicianId, clinicianId),
    inArray(appointments.status, OCCUPYING),
    lt(appointments.startsAt, endsAt),
    gt(appointments.endsAt, startsAt),
  )
