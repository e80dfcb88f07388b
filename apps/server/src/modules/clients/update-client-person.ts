import type * as api from '@oaklet/api/contract'
import type { ClientPerson } from '@oaklet/api/contract'
import { clientPeople } from '../../db/schema/client-people-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { lockClientOf } from '../caseload'
import { requireContacts } from './client-contacts'
import { normalizePerson } from './insert-people'
import { findPerson, isPerson, lockPerson } from './select-people'

/** Changes a person of a client, unless someone else has changed them since `version`. */
export async function updateClientPerson(
  { actor, scope, params: key, body: { version, ...body } }: CallOf<typeof api.updateClientPerson>,
  work: Work,
): Promise<ClientPerson> {
  await lockClientOf(work, key, scope)
  const before = await lockPerson(work, key, version)
  const input = normalizePerson(body)
  requireContacts(input.contacts)
  await work.tx
    .update(clientPeople)
    .set({ ...input, version: version + 1, updatedAt: work.now() })
    .where(isPerson(actor, key))
  await recordAudit(work, {
    action: 'updated',
    resource: 'client_person',
    recordId: key.personId,
    changed: changedFields(before, input),
  })
  return findPerson(work, key)
}
