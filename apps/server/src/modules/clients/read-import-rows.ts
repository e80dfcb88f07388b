import { ClientInput, nameKey, type FieldError, type RefusedRow } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { clients } from '../../db/schema/clients-table'
import { isAppError } from '../../errors'
import { unstorableText } from '../../http/unstorable-text'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { normalizeClient, requireSoundClient } from './client-input'
import { twinWords } from './twin-words'

/** The rows of a file that can be taken, and the others with their reasons. */
export interface ImportRows {
  good: ClientInput[]
  refused: RefusedRow[]
}

/** Reads each row as a person's typing is read; who is a client already, or stands above, is refused. */
export async function readImportRows(
  work: Work,
  practiceId: string,
  rows: readonly unknown[],
): Promise<ImportRows> {
  const known = await knownPeople(work, practiceId)
  const place = { practiceId, today: (await practiceToday(work, practiceId)).today }
  const good: ClientInput[] = []
  const refused: RefusedRow[] = []
  for (const [row, given] of rows.entries()) {
    const input = readRow(given)
    const reasons = 'reasons' in input ? input.reasons : await flawsOf(work, place, input.client, known)
    if (reasons.length > 0) refused.push({ row, reasons })
    else if ('client' in input) {
      good.push(input.client)
      known.set(personKey(input.client), 'stands further up in this file too')
    }
  }
  return { good, refused }
}

function readRow(given: unknown): { client: ClientInput } | { reasons: FieldError[] } {
  const result = z.safeParse(ClientInput, given)
  if (result.success) {
    const reasons = unstorableText(result.data)
    return reasons.length > 0 ? { reasons } : { client: normalizeClient(result.data) }
  }
  return {
    reasons: result.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
  }
}

async function flawsOf(
  work: Work,
  place: { practiceId: string; today: string },
  client: ClientInput,
  known: ReadonlyMap<string, string>,
): Promise<FieldError[]> {
  if (client.status === 'archived') {
    return [{ path: 'status', message: 'A new client can’t be archived' }]
  }
  const twin = known.get(personKey(client))
  if (twin !== undefined) {
    return [{ path: '', message: `${twinWords(client)} ${twin}` }]
  }
  try {
    await requireSoundClient(work, place, client, 'all')
    return []
  } catch (error) {
    if (isAppError(error) && error.code === 'validation_failed') return error.extras.fieldErrors ?? []
    throw error
  }
}

type Person = Pick<ClientInput, 'firstName' | 'lastName' | 'dateOfBirth'>

/** Two rows with the same names and the same date of birth, or none, are taken for the same person. */
const personKey = (person: Person): string => JSON.stringify([nameKey(person), person.dateOfBirth])

async function knownPeople(work: Work, practiceId: string): Promise<Map<string, string>> {
  const people = await work.tx
    .select({ firstName: clients.firstName, lastName: clients.lastName, dateOfBirth: clients.dateOfBirth })
    .from(clients)
    .where(and(eq(clients.organizationId, work.actor.organizationId), eq(clients.practiceId, practiceId)))
  return new Map(people.map((person) => [personKey(person), 'is a client already']))
}
