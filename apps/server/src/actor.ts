import { accessScope, isAllowed, type Permission } from '@oaklet/api/contract'
import { forbidden, notFound } from './errors'

/** Where a call came from. */
export interface Origin {
  readonly requestId: string
  /** The network address that the call came from. */
  readonly address: string
}

/**
 * A member of the staff who is known by a proof: a session, or a mailed code or link. `sessionId` is null where there
 * is no session. A person acts in each of their organizations as themselves, but holds permissions only in the one
 * that they are signed in to.
 */
export interface StaffIdentity extends Origin {
  readonly kind: 'staff'
  readonly organizationId: string
  readonly userId: string
  /** Null where the record among the staff is not needed, or there is none. */
  readonly staffId: string | null
  readonly sessionId: string | null
}

/** A signed-in member of the staff with what they may do; loaded fresh for every request. */
export interface StaffActor extends StaffIdentity {
  readonly staffId: string
  readonly sessionId: string
  readonly practiceIds: readonly string[]
  readonly permissions: readonly Permission[]
}

/** A client who opened a link that the practice sent them. */
export interface ClientActor extends Origin {
  readonly kind: 'client'
  readonly organizationId: string
  readonly clientId: string
  readonly linkId: string
}

/** Background work of the server itself, such as deleting what has expired. */
export interface JobActor {
  readonly kind: 'job'
  readonly organizationId: string
  /** The job as the server's log names it. */
  readonly name: string
}

/** An outside service that calls a webhook or whose file is taken in, such as a payment provider. */
export interface ProviderActor extends Origin {
  readonly kind: 'provider'
  readonly organizationId: string
  readonly name: string
}

/** Who acts, in one organization. */
export type Actor = StaffIdentity | ClientActor | JobActor | ProviderActor

/** The member of the staff who acts; null for everybody else, such as a job. */
export const staffIdOf = (actor: Actor): string | null => (actor.kind === 'staff' ? actor.staffId : null)

/** The practices whose clients the actor may know by name; none for everybody but a member of the staff. */
export const practicesOf = (actor: Actor): readonly string[] =>
  'practiceIds' in actor ? (actor as StaffActor).practiceIds : []

/** The person behind the actor, in another of their organizations, where they hold no permission. */
export const identityIn = (
  { kind, userId, sessionId, requestId, address }: StaffActor,
  organizationId: string,
): StaffIdentity => ({ kind, organizationId, userId, staffId: null, sessionId, requestId, address })

/** How far a permission reaches: to all records of the actor's practices, or to their own clients and calendar. */
export type Scope = 'all' | 'own'

/** Throws 404 unless the actor works in the practice. */
export function requirePractice(actor: StaffActor, practiceId: string): void {
  if (!actor.practiceIds.includes(practiceId)) throw notFound()
}

/** How far `permission` reaches for the actor; throws 403 when they don't hold it at all. */
export function scopeOf(actor: StaffActor, permission: Permission): Scope {
  const scope = accessScope(actor.permissions, permission)
  if (scope === 'none') throw forbidden()
  return scope
}

/** Throws 403 unless the actor holds the permission for all records: a guard of what goes beyond their own. */
export function requireForAll(actor: StaffActor, permission: Permission): void {
  if (scopeOf(actor, permission) !== 'all') throw forbidden()
}

/** Throws 403 unless the actor holds the permission, however far: a guard of a second permission that a call needs. */
export function requirePermission(actor: StaffActor, permission: Permission): void {
  scopeOf(actor, permission)
}

/** Throws 403 unless the actor holds one of these permissions, for the calls that several of them open. */
export function requireAnyOf(actor: StaffActor, permissions: readonly Permission[]): void {
  if (!permissions.some((permission) => isAllowed(actor.permissions, permission))) throw forbidden()
}
