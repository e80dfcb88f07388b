import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { EnteredInstant, Id, TimeZone, Version } from '../wire/scalars'
import { APPOINTMENT_STATUSES } from './appointment-status'
import { appointmentTerms } from './appointment-terms'
import { ATTENDANCES } from './attendance'
import { Appointment, MAX_APPOINTMENT_MINUTES } from './appointments-contract'

/** True once the person has confirmed that it may be when something is closed. */
const allowOutsideHours = z.optional(z.boolean())
/** True once the person has confirmed that a client may be booked with another clinician at the same time. */
const allowClientOverlap = z.optional(z.boolean())

const appointmentFields = {
  ...appointmentTerms,
  startsAt: EnteredInstant,
  endsAt: EnteredInstant,
  timeZone: TimeZone,
  /** True once the person has confirmed that the clinician may be booked twice. */
  allowOverlap: z.boolean(),
  allowClientOverlap,
  allowOutsideHours,
}

const endsAfterStart = z.refine<{ startsAt: string; endsAt: string }>(
  ({ startsAt, endsAt }) => {
    const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000
    return minutes > 0 && minutes <= MAX_APPOINTMENT_MINUTES
  },
  { path: ['endsAt'], error: 'The end must be after the start, and at most eight hours later' },
)

/**
 * A new appointment: 409 `outside_hours` unless `allowOutsideHours` is true or everything is open,
 * `appointment_overlap` unless `allowOverlap` is true or the clinician is free, and `client_overlap` unless
 * `allowClientOverlap` is true or no client is with another clinician then.
 */
export const CreateAppointmentBody = z.object(appointmentFields).check(endsAfterStart)
export type CreateAppointmentBody = z.infer<typeof CreateAppointmentBody>

/** An appointment as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one. */
export const UpdateAppointmentBody = z
  .object({ ...appointmentFields, version: Version })
  .check(endsAfterStart)
export type UpdateAppointmentBody = z.infer<typeof UpdateAppointmentBody>

/** Moves or resizes without touching anything else. */
export const MoveAppointmentBody = z
  .object({
    startsAt: EnteredInstant,
    endsAt: EnteredInstant,
    clinicianId: z.optional(Id),
    allowOverlap: z.boolean(),
    allowClientOverlap,
    allowOutsideHours,
    version: Version,
  })
  .check(endsAfterStart)
export type MoveAppointmentBody = z.infer<typeof MoveAppointmentBody>

/** The next status: 409 `transition_refused` where {@link nextAppointmentStatuses} has it not. */
export const SetAppointmentStatusBody = z.object({
  status: z.enum(APPOINTMENT_STATUSES),
  /** Bringing a cancelled one back takes up time again, so it may need the same confirmations as a new one. */
  allowOverlap: z.optional(z.boolean()),
  allowClientOverlap,
  version: Version,
})
export type SetAppointmentStatusBody = z.infer<typeof SetAppointmentStatusBody>

/**
 * Who came to an appointment that takes place, or doesn’t come; who is left out stays as they are. At least one client
 * has to come, and none can be merely expected at one that is completed (422). 409 `transition_refused` for a client
 * whom something bills for it already.
 */
export const SetAttendanceBody = z.object({
  attendances: z
    .array(z.object({ clientId: Id, attendance: z.enum(ATTENDANCES) }))
    .check(z.minLength(1), z.maxLength(20)),
  /** True where the appointment is completed with it. */
  completes: z.optional(z.boolean()),
  version: Version,
})
export type SetAttendanceBody = z.infer<typeof SetAttendanceBody>

const base = '/api/v1/practices/{practiceId}/appointments'
const one = `${base}/{appointmentId}` as const

/** Books an appointment. */
export const createAppointment = endpoint({
  name: 'createAppointment',
  method: 'POST',
  path: base,
  access: 'appointments:write',
  body: CreateAppointmentBody,
  response: enveloped(Appointment),
})

/** Saves an appointment as a whole. */
export const updateAppointment = endpoint({
  name: 'updateAppointment',
  method: 'PUT',
  path: one,
  access: 'appointments:write',
  body: UpdateAppointmentBody,
  response: enveloped(Appointment),
})

/** Changes an appointment’s time or clinician. */
export const moveAppointment = endpoint({
  name: 'moveAppointment',
  method: 'PATCH',
  path: `${one}/time`,
  access: 'appointments:write',
  body: MoveAppointmentBody,
  response: enveloped(Appointment),
})

/** Takes an appointment one step further, or out. */
export const setAppointmentStatus = endpoint({
  name: 'setAppointmentStatus',
  method: 'PATCH',
  path: `${one}/status`,
  access: 'appointments:write',
  body: SetAppointmentStatusBody,
  response: enveloped(Appointment),
})

/** Says of each client of an appointment whether they came. */
export const setAttendance = endpoint({
  name: 'setAttendance',
  method: 'PUT',
  path: `${one}/attendance`,
  access: 'appointments:write',
  body: SetAttendanceBody,
  response: enveloped(Appointment),
})
