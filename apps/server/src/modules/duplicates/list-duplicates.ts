import type * as api from '@oaklet/api/contract'
import {
  comparedPerson,
  DUPLICATE_LIKENESSES,
  duplicateLikenessOf,
  MAX_DUPLICATES,
  type Duplicate,
  type DuplicateClient,
  type Page,
} from '@oaklet/api/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Scope } from '../../actor'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'
import { notDuplicates } from '../../db/schema/not-duplicates-table'
import { staff } from '../../db/schema/staff-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { nextAppointments } from '../appointments'
import { displayName, isPrimaryClinician, isVisibleClient, legalName, NAME_KEY } from '../caseload'
import { memberIdsOf } from '../coverages'
import { findPairs } from './find-pairs'
import { inOrder } from './not-duplicates'

type Candidate = Awaited<ReturnType<typeof selectCandidates>>[number]
type Mark = Awaited<ReturnType<typeof selectMarks>>[number]

interface ListedPair {
  clients: readonly [Candidate, Candidate]
  likeness: Duplicate['likeness']
  mark: Mark | null
}

/** One page of the clients who may be there twice, or of those who were said not to be. */
export async function listDuplicates(
  { scope, params: { practiceId }, query }: CallOf<typeof api.listDuplicates>,
  work: Work,
): Promise<Page<Duplicate>> {
  const candidates = await selectCandidates(work, practiceId, scope)
  const marks = await selectMarks(work, practiceId)
  const pairs = query.state === undefined ? undecided(candidates, marks) : markedPairs(candidates, marks)
  const all = pairs.map((pair) => ({ pair, key: keyOf(pair) })).toSorted((a, b) => compare(a.key, b.key))
  const after = query.cursor === undefined ? null : fromCursor(query.cursor, Cursor)
  const rest = after === null ? all : all.filter(({ key }) => compare(key, after) > 0)
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const rows = rest.slice(0, limit + 1)
  const shown = await selectShown(
    work,
    practiceId,
    rows.flatMap(({ pair }) => pair.clients.map(({ id }) => id)),
  )
  const clientOf = ({ id }: Candidate) => {
    const client = shown.get(id)
    if (client === undefined) throw notFound()
    return client
  }
  return toPage(
    rows,
    limit,
    all.length,
    ({ key }) => key,
    ({ pair: { clients: two, likeness, mark } }) => ({
      clients: [clientOf(two[0]), clientOf(two[1])],
      likeness,
      notDuplicates: mark && { byName: mark.byName, at: mark.at.toISOString() },
    }),
  )
}

/** The clients whom the actor may see with what they are compared by, in the order in which they were added. */
async function selectCandidates(work: Work, practiceId: string, scope: Scope) {
  const rows = await work.tx
    .select({
      ...NAME_KEY,
      givenName: clients.firstName,
      familyName: clients.lastName,
      preferredName: clients.preferredName,
      dateOfBirth: clients.dateOfBirth,
      contacts: clients.contacts,
    })
    .from(clients)
    .where(isVisibleClient(work.actor, practiceId, scope))
    .orderBy(asc(clients.createdAt), asc(clients.id))
  const memberIds = await memberIdsOf(work, practiceId)
  return rows.map(({ lastName, firstName, givenName, familyName, ...row }) => ({
    ...row,
    place: [lastName, firstName] as const,
    firstName: givenName,
    lastName: familyName,
    memberIds: memberIds.get(row.id) ?? [],
  }))
}

/** The pairs of the practice who were said not to be one person, and by whom. */
const selectMarks = (work: Work, practiceId: string) =>
  work.tx
    .select({
      clientId: notDuplicates.clientId,
      otherClientId: notDuplicates.otherClientId,
      at: notDuplicates.createdAt,
      byName: staff.name,
    })
    .from(notDuplicates)
    .innerJoin(
      staff,
      and(eq(staff.organizationId, notDuplicates.organizationId), eq(staff.id, notDuplicates.markedById)),
    )
    .where(
      and(
        eq(notDuplicates.organizationId, work.actor.organizationId),
        eq(notDuplicates.practiceId, practiceId),
      ),
    )

function undecided(candidates: readonly Candidate[], marks: readonly Mark[]): ListedPair[] {
  const marked = new Set(marks.map(({ clientId, otherClientId }) => `${clientId} ${otherClientId}`))
  const isMarked = (one: Candidate, other: Candidate) => marked.has(inOrder([one.id, other.id]).join(' '))
  return findPairs(candidates, isMarked, MAX_DUPLICATES).map((pair) => ({ ...pair, mark: null }))
}

function markedPairs(candidates: readonly Candidate[], marks: readonly Mark[]): ListedPair[] {
  const places = new Map(candidates.map(({ id }, place) => [id, place]))
  return marks.flatMap((mark) => {
    const [first, second] = [mark.clientId, mark.otherClientId]
      .map((id) => places.get(id) ?? -1)
      .toSorted((one, other) => one - other)
      .map((place) => candidates[place])
    if (first === undefined || second === undefined) return []
    const likeness = duplicateLikenessOf(comparedPerson(first), comparedPerson(second))
    return [{ clients: [first, second], likeness, mark }]
  })
}

const Cursor = z.tuple([z.number(), z.string(), z.string(), z.uuid(), z.uuid()])
type Key = z.infer<typeof Cursor>

/** The likeliest first, then by the name of who was added first. */
function keyOf({ clients: [one, other], likeness }: ListedPair): Key {
  const rank = likeness === null ? DUPLICATE_LIKENESSES.length : DUPLICATE_LIKENESSES.indexOf(likeness)
  return [rank, ...one.place, one.id, other.id]
}

function compare(one: Key, other: Key): number {
  for (const [index, part] of one.entries()) {
    const theirs = other[index]
    if (theirs !== undefined && part !== theirs) return part < theirs ? -1 : 1
  }
  return 0
}

/** What is told of each client on the page, by id. */
async function selectShown(
  work: Work,
  practiceId: string,
  ids: readonly string[],
): Promise<Map<string, DuplicateClient>> {
  if (ids.length === 0) return new Map()
  const rows = await work.tx
    .select({ client: clients, clinicianName: staff.name })
    .from(clients)
    .leftJoin(staff, isPrimaryClinician())
    .where(and(eq(clients.organizationId, work.actor.organizationId), inArray(clients.id, [...new Set(ids)])))
  const next = await nextAppointments(work.tx, practiceId, ids, work.now())
  return new Map(
    rows.map(({ client, clinicianName }) => [
      client.id,
      {
        id: client.id,
        displayName: displayName(client),
        legalName: legalName(client),
        dateOfBirth: client.dateOfBirth,
        status: client.status,
        primaryClinicianName: clinicianName,
        contacts: client.contacts,
        address: client.address,
        nextAppointmentAt: next.get(client.id)?.toISOString() ?? null,
        createdAt: client.createdAt.toISOString(),
      },
    ]),
  )
}
