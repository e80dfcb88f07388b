import { accessScope, type LowAuthorizations } from '@oaklet/api/contract'
import { and } from 'drizzle-orm'
import type { Work } from '../../work'
import { clientsInScope } from '../caseload'
import { stands } from './authorization-stands'
import { countListedAuthorizations, isListedIn } from './select-listed-authorizations'

/** Sums up the authorizations that run out, of the clients whom the actor may see; null when these are none at all. */
export async function sumLowAuthorizations(
  { tx, actor }: Work,
  practiceId: string,
  today: string,
): Promise<LowAuthorizations | null> {
  const scope = accessScope(actor.permissions, 'clients:view')
  if (scope === 'none') return null
  return countListedAuthorizations(
    tx,
    and(
      isListedIn({ organizationId: actor.organizationId, practiceId, today }),
      clientsInScope(actor, scope),
      stands('low', today),
    ),
  )
}
