import {
  likenessKeys,
  likenessOf,
  NewClientInput,
  type FieldError,
  type NamedAndBorn,
  type RefusedRow,
} from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { clients } from '../../db/schema/clients-table'
import { isAppError } from '../../errors'
import { unstorableText } from '../../http/unstorable-text'
import type { Work } from '../../work'
import { twinWords } from '../duplicates'
import { practiceToday } from '../organization'
import { normalizeClient, requireSoundClient } from './client-input'

/** The rows of a file that can be taken, and the others with their reasons. */
export interface ImportRows {
  good: NewClientInput[]
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
  const good: NewClientInput[] = []
  const refused: RefusedRow[] = []
  for (const [row, given] of rows.entries()) {
    const input = readRow(given)
    const reasons = 'reasons' in input ? input.reasons : await flawsOf(work, place, input.client, known)
    if (reasons.length > 0) refused.push({ row, reasons })
    else if ('client' in input) {
      good.push(input.client)
      learn(known, input.client, A_ROW_ABOVE)
    }
  }
  return { good, refused }
}

function readRow(given: unknown): { client: NewClientInput } | { reasons: FieldError[] } {
  const result = z.safeParse(NewClientInput, given)
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
  client: NewClientInput,
  known: Known,
): Promise<FieldError[]> {
  if (client.status === 'archived') {
    return [{ path: 'status', message: 'A new client can’t be archived' }]
  }
  const twin = twinOf(known, client)
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

/** Everybody whom a row may be, by their {@link likenessKeys}: the clients of the practice, and the rows above. */
type Known = Map<string, { person: NamedAndBorn; words: SeemingWords }[]>

/** What is said of a row that is somebody, or is much alike. */
interface SeemingWords {
  same: string
  alike: string
}

const A_CLIENT = { same: 'is a client already', alike: 'seems to be a client already' }
const A_ROW_ABOVE = {
  same: 'stands further up in this file too',
  alike: 'seems to stand further up in this file too',
}

function learn(known: Known, person: NamedAndBorn, words: SeemingWords): void {
  for (const key of likenessKeys(person)) {
    const found = known.get(key)
    if (found === undefined) known.set(key, [{ person, words }])
    else found.push({ person, words })
  }
}

/** What is said of a row that seems to be somebody; undefined for a new person. */
function twinOf(known: Known, person: NamedAndBorn): string | undefined {
  const found = likenessKeys(person)
    .flatMap((key) => known.get(key) ?? [])
    .map((other) => ({ words: other.words, likeness: likenessOf(person, other.person) }))
  const same = found.find(({ likeness }) => likeness === 'same')
  if (same !== undefined) return same.words.same
  const alike = found.find(({ likeness }) => likeness !== null)
  return alike && `${alike.words.alike}. Add them by hand if they are somebody else`
}

async function knownPeople(work: Work, practiceId: string): Promise<Known> {
  const people = await work.tx
    .select({
      firstName: clients.firstName,
      lastName: clients.lastName,
      preferredName: clients.preferredName,
      dateOfBirth: clients.dateOfBirth,
    })
    .from(clients)
    .where(and(eq(clients.organizationId, work.actor.organizationId), eq(clients.practiceId, practiceId)))
  const known: Known = new Map()
  for (const person of people) learn(known, person, A_CLIENT)
  return known
}
