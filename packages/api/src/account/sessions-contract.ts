import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant } from '../wire/scalars'
import { SessionsEnded } from './account-contract'

/** One sign-in of the person that goes on. */
export const SignedInDevice = z.object({
  id: Id,
  /** In words, like “Firefox on Windows”. */
  device: z.string(),
  /** The network address of the sign-in, or of its last refresh since; null when that was not kept. */
  address: z.nullable(z.string()),
  signedInAt: Instant,
  /** When it signed in, or last refreshed its token since: a device in use does that every 15 minutes. */
  lastActiveAt: Instant,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>

/** Where the caller is signed in, this session first, then the one that was last active. */
export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'signed-in',
  response: enveloped(z.array(SignedInDevice)),
})

/** Ends one of the caller’s own sessions: 404 for anyone else’s, and for one that has ended. */
export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/auth/sessions/{sessionId}',
  access: 'signed-in',
  response: enveloped(z.null()),
})

/** Ends all of the caller’s sessions but this one. */
export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/api/auth/sessions/end-others',
  access: 'signed-in',
  response: enveloped(SessionsEnded),
})
