import { and, eq, sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import { clients } from '../../db/schema/clients-table'
import { clientWords } from '../../db/schema/search-words-table'
import type { FoundClient } from '../../record-kind'
import type { Work } from '../../work'
import type { NameReadings, Reading } from './name-readings'

interface ClientsWanted {
  practiceId: string
  names: NameReadings
  /** Which clients may be found at all. */
  where: SQL | undefined
  limit: number
}

/** Sorts after every word with the same beginning. */
const LAST = '\u{10FFFF}'

/**
 * Clients of whom each word typed begins a name, or all of it an e-mail or any part of a phone; those whose names are
 * like it only when there are none.
 */
export async function findClients(work: Work, wanted: ClientsWanted): Promise<FoundClient[]> {
  const { names } = wanted
  const found = await clientsReading(work, wanted, await names.asTyped())
  return found.length > 0 ? found : clientsReading(work, wanted, await names.asMeant())
}

/** Clients who were born on that day, by name. */
export function findClientsBorn(
  work: Work,
  { practiceId, where, limit }: Omit<ClientsWanted, 'names'>,
  birth: string,
): Promise<FoundClient[]> {
  const { id, firstName, lastName, preferredName, dateOfBirth, status } = clients
  return work.tx
    .select({ id, firstName, lastName, preferredName, dateOfBirth, status })
    .from(clients)
    .where(
      and(
        eq(clients.organizationId, work.actor.organizationId),
        eq(clients.practiceId, practiceId),
        eq(clients.dateOfBirth, birth),
        where,
      ),
    )
    .orderBy(clients.lastNameSort, clients.firstNameSort, clients.id)
    .limit(limit)
}

/** The first clients by their words; as one may have several that match, it looks further until there are enough. */
async function clientsReading(
  work: Work,
  wanted: ClientsWanted,
  readings: readonly Reading[],
): Promise<FoundClient[]> {
  const { limit } = wanted
  for (let count = 2 * limit; ; count *= 4) {
    const rows = await wordsReading(work, wanted, readings, count)
    const found = distinct(rows)
    if (found.length >= limit || rows.length < count) return found.slice(0, limit)
  }
}

/** A client for each word of theirs that matches. */
async function wordsReading(
  work: Work,
  { practiceId, where }: ClientsWanted,
  [first, ...others]: readonly Reading[],
  count: number,
): Promise<FoundClient[]> {
  if (first === undefined) return []
  return rowsOf<FoundClient>(
    work.tx,
    sql`select ${clients.id}, ${clients.firstName} as "firstName", ${clients.lastName} as "lastName",
          ${clients.preferredName} as "preferredName", ${clients.dateOfBirth}::text as "dateOfBirth", ${clients.status}
        from ${clientWords}
        join ${clients} on ${clients.organizationId} = ${clientWords.organizationId} and ${clients.id} = ${clientWords.clientId}
        where ${clientWords.organizationId} = ${work.actor.organizationId} and ${clientWords.practiceId} = ${practiceId}
          and (${isWord(first)}) and ${sql.join([where ?? sql`true`, ...others.map(isAmongNames)], sql` and `)}
        order by ${order(first)}
        limit ${count}`,
  )
}

function isWord({ beginning, names }: Reading): SQL {
  const begins = sql`${clientWords.word} >= ${beginning} and ${clientWords.word} < ${beginning + LAST}`
  return names.length === 0 ? begins : sql`${begins} or ${clientWords.word} = any(${asArray(names)})`
}

/** As the index has them, so that the first ones are there without looking at the rest; or the likest first. */
const order = ({ names }: Reading): SQL =>
  names.length === 0
    ? sql`${clientWords.word}, ${clientWords.clientId}`
    : sql`array_position(${asArray(names)}, ${clientWords.word}) nulls first, ${clientWords.word}, ${clientWords.clientId}`

function isAmongNames({ beginning, names }: Reading): SQL {
  const patterns = [`% ${escaped(beginning)}%`, ...names.map((name) => `% ${escaped(name)} %`)]
  return sql`${clientWords.names} like any(${asArray(patterns)})`
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const asArray = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`

/** A client may have several words that match; the first is the best. */
const distinct = (rows: readonly FoundClient[]): FoundClient[] =>
  rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index)
