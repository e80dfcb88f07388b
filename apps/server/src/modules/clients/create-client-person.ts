import type * as api from '@oaklet/api/contract'
import type { ClientPerson } from '@oaklet/api/contract'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { lockClientOf } from '../caseload'
import { insertPeople, soundPerson } from './insert-people'
import { findPerson } from './select-people'

/** Adds a person to a client. */
export async function createClientPerson(
  { scope, params: key, body }: CallOf<typeof api.createClientPerson>,
  work: Work,
): Promise<ClientPerson> {
  await lockClientOf(work, key, scope)
  const [personId] = await insertPeople(work, key, [soundPerson(body)])
  if (personId === undefined) throw notFound()
  return findPerson(work, { ...key, personId })
}
