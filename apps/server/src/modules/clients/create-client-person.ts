import type * as api from '@oaklet/api/contract'
import { MAX_PEOPLE, type ClientPerson } from '@oaklet/api/contract'
import { clientPeople } from '../../db/schema/client-people-table'
import { notFound, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { lockClientOf } from '../caseload'
import { requireContacts } from './client-contacts'
import { insertPeople, normalizePerson } from './insert-people'
import { findPerson, isPersonOfClient } from './select-people'

/** Adds a person to a client, unless they have as many as they may. */
export async function createClientPerson(
  { actor, scope, params: key, body }: CallOf<typeof api.createClientPerson>,
  work: Work,
): Promise<ClientPerson> {
  await lockClientOf(work, key, scope)
  const input = normalizePerson(body)
  requireContacts(input.contacts)
  if ((await work.tx.$count(clientPeople, isPersonOfClient(actor, key))) >= MAX_PEOPLE) {
    const message = `A client can have at most ${MAX_PEOPLE} people. Delete one first.`
    throw validationFailed([{ path: 'name', message }])
  }
  const [personId] = await insertPeople(work, [{ of: key, input }])
  if (personId === undefined) throw notFound()
  return findPerson(work, { ...key, personId })
}
