import * as z from 'zod/mini'
import { BASE_PERMISSIONS } from '../access/access-grants'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { Id, Instant, Version } from '../wire/scalars'
import { License, RenderingProvider, UpdateStaffBody, WorkingHours } from './staff-profile'

/** `invited → active ⇄ inactive`: who never accepted an invitation can’t sign in yet. */
export const STAFF_STATUSES = ['active', 'invited', 'inactive'] as const
/** One of {@link STAFF_STATUSES}. */
export type StaffStatus = (typeof STAFF_STATUSES)[number]

/** An id with the name to show for it. */
const Named = z.object({ id: Id, name: z.string() })

/** A person of the organization as they stand in a list. */
export const StaffSummary = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  credentials: z.string(),
  colorIndex: z.int(),
  isClinician: z.boolean(),
  status: z.enum(STAFF_STATUSES),
  roles: z.array(Named),
  practices: z.array(Named),
  /** Until when their invitation can be accepted, which may be past; null where none is open. */
  invitationExpiresAt: z.nullable(Instant),
})
export type StaffSummary = z.infer<typeof StaffSummary>

/** A person of the organization with all that is kept of their work. */
export const StaffMember = z.extend(StaffSummary, {
  npi: z.string(),
  taxonomyCode: z.string(),
  license: z.nullable(License),
  languages: z.array(z.string()),
  renderingProvider: z.nullable(RenderingProvider),
  supervisor: z.nullable(Named),
  workingHours: z.array(WorkingHours),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type StaffMember = z.infer<typeof StaffMember>

/** `q` looks in names and e-mails; everybody where nothing is asked for. */
export const StaffQuery = z.object({
  ...pageQuery,
  status: z.optional(z.enum(STAFF_STATUSES)),
  practiceId: z.optional(Id),
  roleId: z.optional(Id),
})
export type StaffQuery = z.input<typeof StaffQuery>

const ScopeHeld = z.enum(['all', 'own'])

/** What a person may do, and which of their roles give it. */
export const StaffAccess = z.object({
  roles: z.array(Named),
  grants: z.array(
    z.object({
      permission: z.enum(BASE_PERMISSIONS),
      scope: ScopeHeld,
      roles: z.array(z.extend(Named, { scope: ScopeHeld })),
    }),
  ),
})
export type StaffAccess = z.infer<typeof StaffAccess>

const all = '/api/v1/organizations/{orgId}/staff'
const one = '/api/v1/organizations/{orgId}/staff/{staffId}'

/** By name. Without `staff:edit`, only the active people of the practices where the person works. */
export const listStaff = endpoint({
  name: 'listStaff',
  method: 'GET',
  path: all,
  access: 'signed-in',
  query: StaffQuery,
  response: enveloped(pageOf(StaffSummary)),
})

/** One person: oneself, or anybody for those who hold `staff:edit`. */
export const getStaffMember = endpoint({
  name: 'getStaffMember',
  method: 'GET',
  path: one,
  access: 'signed-in',
  response: enveloped(StaffMember),
})

/** Saves a person’s profile as a whole; their e-mail is theirs to change. */
export const updateStaffMember = endpoint({
  name: 'updateStaffMember',
  method: 'PUT',
  path: one,
  access: 'staff:edit',
  body: UpdateStaffBody,
  response: enveloped(StaffMember),
})

/** What a person may do, and why: oneself, or anybody for those who hold `staff:edit` or `roles:edit`. */
export const getStaffAccess = endpoint({
  name: 'getStaffAccess',
  method: 'GET',
  path: '/api/v1/organizations/{orgId}/staff/{staffId}/access',
  access: 'signed-in',
  response: enveloped(StaffAccess),
})
