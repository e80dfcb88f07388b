import * as z from 'zod/mini'
import { APPOINTMENT_STATUSES } from '../appointments/appointment-status'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant, Version } from '../wire/scalars'
import { StaffMember } from './staff-members-contract'

/** At least one of them, each once. */
const chosen = (message: string) =>
  z.array(Id).check(
    z.minLength(1, message),
    z.maxLength(50, 'Use at most 50'),
    z.refine((ids) => new Set(ids).size === ids.length, 'Name each of them once'),
  )

/** The roles of a person, as they are chosen. */
export const RoleIds = chosen('Choose a role')
/** The practices of a person, as they are chosen. */
export const PracticeIds = chosen('Choose a practice')

/** What a person may do and where they work, as a whole; 409 `stale_edit` for an older version. */
export const SetAssignmentsBody = z.object({
  roleIds: RoleIds,
  practiceIds: PracticeIds,
  version: Version,
})
export type SetAssignmentsBody = z.infer<typeof SetAssignmentsBody>

/** How many of a person’s open appointments are named at most; `total` counts all. */
export const MAX_OPEN_APPOINTMENTS_NAMED = 100

const Practices = z.array(z.object({ id: Id, name: z.string() }))
const PracticeCounts = z.array(z.object({ id: Id, name: z.string(), count: z.int() }))

/** Appointments that a person still has to hold: not checked in, and not over. */
export const OpenAppointments = z.object({
  total: z.int(),
  practices: PracticeCounts,
  /** The first of them, in order of start. */
  items: z.array(
    z.object({
      id: Id,
      practiceId: Id,
      startsAt: Instant,
      endsAt: Instant,
      timeZone: z.string(),
      status: z.enum(APPOINTMENT_STATUSES),
      /** Whether the one whom they might be handed over to is booked then. */
      overlaps: z.boolean(),
    }),
  ),
  /** How many of all overlap; 0 where no person was named to hand them over to. */
  overlapping: z.int(),
  /** Where the one whom they might be handed over to can’t hold appointments. */
  notTheirPractices: Practices,
  /** The clients whose primary clinician they are, without those in the archive. */
  clients: z.object({
    total: z.int(),
    practices: PracticeCounts,
    /** Where the one whom they might be handed over to can’t have clients. */
    notTheirPractices: Practices,
  }),
})
export type OpenAppointments = z.infer<typeof OpenAppointments>

/** Whom the appointments and the clients might be handed over to. */
export const OpenAppointmentsQuery = z.object({ handOverTo: z.optional(Id) })
export type OpenAppointmentsQuery = z.input<typeof OpenAppointmentsQuery>

/** What becomes of the open appointments; but for `leave`, it needs `appointments:write` for everybody’s. */
export const AppointmentsChoice = z.discriminatedUnion('choice', [
  z.object({ choice: z.literal('leave') }),
  z.object({ choice: z.literal('cancel') }),
  z.object({ choice: z.literal('hand_over'), clinicianId: Id, allowOverlap: z.boolean() }),
])
export type AppointmentsChoice = z.infer<typeof AppointmentsChoice>

/** What becomes of the clients; handing them over needs `clients:write` for everybody’s. */
export const ClientsChoice = z.discriminatedUnion('choice', [
  z.object({ choice: z.literal('leave') }),
  z.object({ choice: z.literal('hand_over'), clinicianId: Id }),
])
export type ClientsChoice = z.infer<typeof ClientsChoice>

/** 409 `appointment_overlap` where the appointments would overlap others, unless `allowOverlap` is true. */
export const DeactivateBody = z.object({
  appointments: AppointmentsChoice,
  /** Left out, they stay as they are. */
  clients: z.optional(ClientsChoice),
  version: Version,
})
export type DeactivateBody = z.infer<typeof DeactivateBody>

/** How many appointments were left, cancelled or handed over, how many clients left or handed over, and how many devices signed out. */
export const Deactivated = z.object({
  member: StaffMember,
  appointments: z.int(),
  clients: z.int(),
  sessionsEnded: z.int(),
})
export type Deactivated = z.infer<typeof Deactivated>

/** The version that was shown before the person is reactivated. */
export const ReactivateBody = z.object({ version: Version })
export type ReactivateBody = z.infer<typeof ReactivateBody>

/**
 * Sets roles and practices; it takes effect on the person’s next call. Without `roles:edit`, only roles that allow
 * no more than one’s own and practices where one works. 409 `transition_refused` for the last Owner’s role.
 */
export const setStaffAssignments = endpoint({
  name: 'setStaffAssignments',
  method: 'PUT',
  path: '/api/v1/organizations/{orgId}/staff/{staffId}/assignments',
  access: 'staff:edit',
  body: SetAssignmentsBody,
  response: enveloped(StaffMember),
})

/** What is to be settled before a person is deactivated. */
export const listOpenAppointments = endpoint({
  name: 'listOpenAppointments',
  method: 'GET',
  path: '/api/v1/organizations/{orgId}/staff/{staffId}/open-appointments',
  access: 'staff:edit',
  query: OpenAppointmentsQuery,
  response: enveloped(OpenAppointments),
})

/** Ends the person’s sessions here at once; all that they did stays. 409 `transition_refused` for the last Owner. */
export const deactivateStaff = endpoint({
  name: 'deactivateStaff',
  method: 'POST',
  path: '/api/v1/organizations/{orgId}/staff/{staffId}/deactivate',
  access: 'staff:edit',
  body: DeactivateBody,
  response: enveloped(Deactivated),
})

/** Lets the person sign in again, with the roles and practices they had. */
export const reactivateStaff = endpoint({
  name: 'reactivateStaff',
  method: 'POST',
  path: '/api/v1/organizations/{orgId}/staff/{staffId}/reactivate',
  access: 'staff:edit',
  body: ReactivateBody,
  response: enveloped(StaffMember),
})
