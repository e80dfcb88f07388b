import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { Id, Instant } from '../wire/scalars'

/** What a client can report (spec §3). */
export const CLIENT_EVENT_TYPES = ['ACCESS', 'CREATE', 'DELETE', 'LOGIN', 'LOGOUT'] as const
/** What a reported event can be about (spec §3). */
export const CLIENT_EVENT_RESOURCES = ['PATIENT', 'APPOINTMENT', 'AUTH'] as const

/** What only the client knows, like that a chart was opened (spec §3). The server adds who from the session. */
export const ClientAuditEvent = z.object({
  eventType: z.enum(CLIENT_EVENT_TYPES),
  resource: z.enum(CLIENT_EVENT_RESOURCES),
  resourceId: z.string().check(z.maxLength(100)),
  userId: Id,
  timestamp: Instant,
})
export type ClientAuditEvent = z.infer<typeof ClientAuditEvent>

/** Adds to the audit log what only the client knows; the client ignores a failure (spec §7). */
export const reportAuditEvent = endpoint({
  name: 'reportAuditEvent',
  method: 'POST',
  path: '/api/audit',
  access: 'signed-in',
  body: ClientAuditEvent,
  response: z.object({ success: z.literal(true) }),
})
