import { isAllowed, type Access } from '@oaklet/api/contract'
import { requirePractice, type StaffActor } from '../actor'
import { forbidden, notFound } from '../errors'

/** Throws 403 unless the actor may make the call at all; the verb narrows an `:own` permission. */
export function requireAccess(actor: StaffActor, access: Access): void {
  if (access === 'public' || access === 'signed-in') return
  if (!isAllowed(actor.permissions, access)) throw forbidden()
}

/** Throws 404 when the path names an organization or practice that isn't the actor's. */
export function requirePlace(actor: StaffActor, params: Readonly<Record<string, string>>): void {
  const { orgId, practiceId } = params
  if (orgId !== undefined && orgId !== actor.organizationId) throw notFound()
  if (practiceId !== undefined) requirePractice(actor, practiceId)
}
