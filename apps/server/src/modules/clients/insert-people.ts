import { MAX_PEOPLE, type ClientPersonInput } from '@oaklet/api/contract'
import { clientPeople } from '../../db/schema/client-people-table'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import { recordAudits } from '../audit'
import type { ClientKey } from '../caseload'
import { contactErrors, normalizeContacts } from './client-contacts'
import { isPersonOfClient } from './select-people'

/** A person as they are stored; throws 422 for what the schema can't see. `path` is where they stand in what was sent. */
export function soundPerson(input: ClientPersonInput, path = ''): ClientPersonInput {
  const contacts = normalizeContacts(input.contacts)
  const errors = contactErrors(contacts, `${path}contacts`)
  if (errors.length > 0) throw validationFailed(errors)
  return { ...input, contacts }
}

/** Adds people to a client, who has to be locked or new, and returns their ids. Throws 422 when there are too many. */
export async function insertPeople(
  work: Work,
  key: ClientKey,
  inputs: readonly ClientPersonInput[],
): Promise<string[]> {
  if (inputs.length === 0) return []
  const known = await work.tx.$count(clientPeople, isPersonOfClient(work.actor, key))
  if (known + inputs.length > MAX_PEOPLE) {
    const message = `A client can have at most ${MAX_PEOPLE} people. Delete one first.`
    throw validationFailed([{ path: 'name', message }])
  }
  const { organizationId } = work.actor
  const now = work.now()
  // Those who are added at once stand in the order of their ids.
  const ids = inputs.map(() => work.newId()).toSorted()
  const made = inputs.map((input, index) => ({ ...input, id: ids[index] ?? work.newId() }))
  await work.tx
    .insert(clientPeople)
    .values(made.map((input) => ({ ...input, ...key, organizationId, createdAt: now, updatedAt: now })))
  await recordAudits(
    work,
    made.map(({ id, ...input }) => ({
      ...({ action: 'created', resource: 'client_person' } as const),
      recordId: id,
      changed: Object.keys(input),
    })),
  )
  return ids
}
