import type { ClientPersonInput } from '@oaklet/api/contract'
import { clientPeople } from '../../db/schema/client-people-table'
import { insertRows } from '../../db/insert-rows'
import type { Work } from '../../work'
import { recordAudits } from '../audit'
import type { ClientKey } from '../caseload'
import { normalizeContacts } from './client-contacts'

/** A person as they are stored. */
export const normalizePerson = (input: ClientPersonInput): ClientPersonInput => ({
  ...input,
  contacts: normalizeContacts(input.contacts),
})

/** Adds people to their clients, who have to be locked or new, and returns their ids. */
export async function insertPeople(
  work: Work,
  people: readonly { of: ClientKey; input: ClientPersonInput }[],
): Promise<string[]> {
  if (people.length === 0) return []
  const { organizationId } = work.actor
  const now = work.now()
  // Those who are added at once stand in the order of their ids.
  const ids = people.map(() => work.newId()).toSorted()
  const idAt = (index: number): string => ids[index] ?? ''
  await insertRows(
    work.tx,
    clientPeople,
    people.map(({ of: client, input }, index) => ({
      ...input,
      ...client,
      ...{ organizationId, id: idAt(index), createdAt: now, updatedAt: now },
    })),
  )
  await recordAudits(
    work,
    people.map(({ input }, index) => ({
      ...({ action: 'created', resource: 'client_person' } as const),
      recordId: idAt(index),
      changed: Object.keys(input),
    })),
  )
  return ids
}
