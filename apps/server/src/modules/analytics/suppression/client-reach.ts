import { ACCESS_SCOPES, accessScope, diagnosesScope, type AccessScope } from '@oaklet/api/contract'
import type { Scope, StaffActor } from '../../../actor'
import { forbidden } from '../../../errors'

/** The detail that a number reveals about clients: their visits, their scores or their diagnoses. */
export type ClientDetail = 'visits' | 'scores' | 'diagnoses'

/** Returns the clients about whom the actor may know a detail: all, their own, or none. */
export function reachOf({ permissions }: StaffActor, detail: ClientDetail): AccessScope {
  const known: Record<ClientDetail, AccessScope> = {
    visits: 'all',
    scores: accessScope(permissions, 'measures:view'),
    diagnoses: diagnosesScope(permissions),
  }
  return narrower(accessScope(permissions, 'clients:view'), known[detail])
}

/** Returns the same reach for a call that lists the clients; throws 403 when the actor may see none. */
export function requireReach(actor: StaffActor, detail: ClientDetail): Scope {
  const reach = reachOf(actor, detail)
  if (reach === 'none') throw forbidden()
  return reach
}

const narrower = (one: AccessScope, other: AccessScope): AccessScope =>
  ACCESS_SCOPES.indexOf(one) > ACCESS_SCOPES.indexOf(other) ? one : other
