import type { Access } from '@oaklet/api/contract'
import { requirePractice, type Scope, scopeOf, type StaffActor } from '../actor'
import { forbidden, notFound } from '../errors'

/** Returns how far the call's permission reaches; throws 403 unless the actor may make the call at all. */
export function requireAccess(actor: StaffActor, access: Access): Scope {
  if (access === 'packet') throw forbidden()
  return access === 'public' || access === 'signed-in' ? 'own' : scopeOf(actor, access)
}

/** Throws 404 when the path names an organization or practice that isn't the actor's. */
export function requirePlace(actor: StaffActor, params: Readonly<Record<string, string>>): void {
  const { orgId, practiceId } = params
  if (orgId !== undefined && orgId !== actor.organizationId) throw notFound()
  if (practiceId !== undefined) requirePractice(actor, practiceId)
}
