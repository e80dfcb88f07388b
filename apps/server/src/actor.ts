import { accessScope, isAllowed, type Permission } from '@oaklet/api/contract'
import { forbidden, notFound } from './errors'

/** Who makes a call, from where, and what they may do; loaded fresh for every request. */
export interface Actor {
  readonly userId: string
  readonly staffId: string
  readonly organizationId: string
  readonly practiceIds: readonly string[]
  readonly permissions: readonly Permission[]
  readonly sessionId: string
  readonly requestId: string
  /** The network address that the call came from. */
  readonly address: string
}

/** Throws 404 unless the actor works in the practice. */
export function requirePractice(actor: Actor, practiceId: string): void {
  if (!actor.practiceIds.includes(practiceId)) throw notFound()
}

/** How far `permission` reaches for the actor; throws 403 when they don't hold it at all. */
export function scopeOf(actor: Actor, permission: Permission): 'all' | 'own' {
  const scope = accessScope(actor.permissions, permission)
  if (scope === 'none') throw forbidden()
  return scope
}

/** Throws 403 unless the actor holds one of these permissions, for the calls that several of them open. */
export function requireAnyOf(actor: Actor, permissions: readonly Permission[]): void {
  if (!permissions.some((permission) => isAllowed(actor.permissions, permission))) throw forbidden()
}
