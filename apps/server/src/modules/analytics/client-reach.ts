import { ACCESS_SCOPES, accessScope, diagnosesScope, type AccessScope } from '@oaklet/api/contract'
import type { Scope, StaffActor } from '../../actor'
import { forbidden } from '../../errors'

/** What a number tells of clients: that they came, what they scored, or what they are treated for. */
export type ToldOfClients = 'visits' | 'scores' | 'diagnoses'

/** Of which clients the actor may know that: of all, of their own, or of none. */
export function reachOf({ permissions }: StaffActor, told: ToldOfClients): AccessScope {
  const known: Record<ToldOfClients, AccessScope> = {
    visits: 'all',
    scores: accessScope(permissions, 'measures:view'),
    diagnoses: diagnosesScope(permissions),
  }
  return narrower(accessScope(permissions, 'clients:view'), known[told])
}

/** Returns the same reach for a call that lists the clients; throws 403 when there is none. */
export function requireReach(actor: StaffActor, told: ToldOfClients): Scope {
  const reach = reachOf(actor, told)
  if (reach === 'none') throw forbidden()
  return reach
}

const narrower = (one: AccessScope, other: AccessScope): AccessScope =>
  ACCESS_SCOPES.indexOf(one) > ACCESS_SCOPES.indexOf(other) ? one : other
