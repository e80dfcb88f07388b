import { and, asc, eq, inArray, not, or, sql, type Column, type SQL } from 'drizzle-orm'
import { clientPeople } from '../../db/schema/client-people-table'
import { clients } from '../../db/schema/clients-table'
import { holdsWords } from '../../db/folded'
import { typedBirth } from '../../typed-date'
import type { Work } from '../../work'
import { isClientOf } from '../caseload'
import { typedPhone } from './typed-phone'

/** From so many characters on, people are looked for too: two letters stand in the names of half of them. */
const PERSON_CHARACTERS = 3

/** What was typed to find clients, as conditions: on the client, and on somebody in their life; null where it can’t be of these. */
export interface TypedSearch {
  client: SQL
  person: SQL | null
}

/** A date of birth, a part of a phone number with or without its punctuation, or words that stand in names and e-mails. */
export async function typedSearch(
  q: string | undefined,
  todayOf: () => Promise<{ today: string }>,
): Promise<TypedSearch | null> {
  const text = q?.trim() ?? ''
  if (text === '') return null
  const { today } = await todayOf()
  const birth = typedBirth(text, today)
  if (birth !== null) return { client: eq(clients.dateOfBirth, birth), person: null }
  const phone = typedPhone(text)
  const isIn = (searched: Column): SQL =>
    phone === null ? holdsWords(searched, text) : sql`${searched} like ${`%${phone}%`}`
  return {
    client: isIn(clients.searchText),
    person: text.length < PERSON_CHARACTERS ? null : isIn(clientPeople.searchText),
  }
}

/** Returns the condition for the clients of the practice who are meant, or of whom a person is. */
export function matchesSearch(
  { tx, actor }: Work,
  practiceId: string,
  search: TypedSearch | null,
): SQL | undefined {
  if (search === null) return undefined
  const { client, person } = search
  if (person === null) return client
  const ofPeople = tx
    .select({ id: clientPeople.clientId })
    .from(clientPeople)
    .where(isOfPractice(actor.organizationId, practiceId, person))
  return or(client, inArray(clients.id, ofPeople))
}

/** Who each of these clients was found by, where it was not by themselves; the first of several. */
export async function findersOf(
  { tx, actor }: Work,
  practiceId: string,
  search: TypedSearch | null,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, { name: string; relationship: string }>> {
  if (search === null || search.person === null || clientIds.length === 0) return new Map()
  const rows = await tx
    .select({
      clientId: clientPeople.clientId,
      name: clientPeople.name,
      relationship: clientPeople.relationship,
    })
    .from(clientPeople)
    .innerJoin(clients, isClientOf(clientPeople))
    .where(
      and(
        isOfPractice(actor.organizationId, practiceId, search.person),
        inArray(clientPeople.clientId, [...clientIds]),
        not(search.client),
      ),
    )
    .orderBy(asc(clientPeople.createdAt), asc(clientPeople.id))
  return new Map(rows.toReversed().map(({ clientId, ...finder }) => [clientId, finder]))
}

const isOfPractice = (organizationId: string, practiceId: string, person: SQL): SQL | undefined =>
  and(eq(clientPeople.organizationId, organizationId), eq(clientPeople.practiceId, practiceId), person)
