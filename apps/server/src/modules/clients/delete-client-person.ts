import type * as api from '@oaklet/api/contract'
import { clientPeople } from '../../db/schema/client-people-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockClientOf } from '../caseload'
import { isPerson, lockPerson } from './select-people'

/** Takes a person away from a client. */
export async function deleteClientPerson(
  { actor, scope, params: key }: CallOf<typeof api.deleteClientPerson>,
  work: Work,
): Promise<null> {
  await lockClientOf(work, key, scope)
  await lockPerson(work, key)
  await work.tx.delete(clientPeople).where(isPerson(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'client_person', recordId: key.personId })
  return null
}
