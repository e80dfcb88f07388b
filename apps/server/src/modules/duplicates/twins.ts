import { likenessOf, type ClientLikeness, type ClientTwin, type NamedAndBorn } from '@oaklet/api/contract'
import { and, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { displayName, isClientSeenWith, NAMED_CLIENT } from '../caseload'
import { insertMarks, otherThan } from './not-duplicates'
import { twinWords } from './twin-words'

/** As many as a refusal names. */
const MAX_TWINS = 20

/** The clients who seem to be a person. */
interface Twins {
  /** Those whom the actor may see, the first {@link MAX_TWINS}. */
  seen: readonly ClientTwin[]
  /** What each has in common with the person, also those whom the actor may not see. */
  likenesses: readonly ClientLikeness[]
}

/**
 * Finds the clients of the practice, other than the one with `ownId`, who seem to be the same person, whatever their
 * status; without those who were said not to be. Where the practice is not locked, two calls at once find none of the
 * other’s.
 */
export async function findTwins(
  work: Work,
  practiceId: string,
  person: NamedAndBorn,
  ownId?: string,
): Promise<Twins> {
  const likenesses = await likenessesOf(work, practiceId, person, ownId)
  if (likenesses.size === 0) return { seen: [], likenesses: [] }
  const seen = await work.tx
    .select({ ...NAMED_CLIENT, dateOfBirth: clients.dateOfBirth, status: clients.status })
    .from(clients)
    .where(
      and(
        eq(clients.organizationId, work.actor.organizationId),
        inArray(clients.id, [...likenesses.keys()]),
        isClientSeenWith(work.actor, 'clients:view'),
      ),
    )
    .orderBy(clients.createdAt, clients.id)
    .limit(MAX_TWINS)
  return {
    seen: seen.map((one) => ({
      id: one.id,
      displayName: displayName(one),
      dateOfBirth: one.dateOfBirth,
      status: one.status,
      likeness: likenesses.get(one.id) ?? 'same',
    })),
    likenesses: [...likenesses.values()],
  }
}

/** Throws 409 when there are twins of the person. Of those whom the actor may not see it says only that there is one. */
export function refuseTwins(person: NamedAndBorn, { seen, likenesses }: Twins): void {
  if (likenesses.length === 0) return
  const isSame = likenesses.includes('same')
  const message = `${twinWords(person)} ${isSame ? 'is a client already' : 'seems to be a client already'}.`
  throw new AppError('client_exists', message, { conflicts: [...seen] })
}

/**
 * Stores that a client is none of the twins whom the actor has seen, as `insertMarks` does. Those whom the actor may not
 * see are left for somebody who may.
 */
export const markTwins = (
  work: Work,
  practiceId: string,
  clientId: string,
  { seen }: Twins,
): Promise<readonly string[]> =>
  insertMarks(
    work,
    practiceId,
    seen.map(({ id }) => [clientId, id]),
  )

/** What clients of the practice have in common with the person, by their ids. */
async function likenessesOf(
  { tx, actor }: Work,
  practiceId: string,
  person: NamedAndBorn,
  ownId: string | undefined,
): Promise<Map<string, ClientLikeness>> {
  const { firstName, lastName, preferredName, dateOfBirth } = person
  const isNamed = (first: string) =>
    eq(clients.nameKey, sql`oaklet_joined(${first}) || ' ' || oaklet_joined(${lastName})`)
  const found = await tx
    .select({
      id: clients.id,
      firstName: clients.firstName,
      lastName: clients.lastName,
      preferredName: clients.preferredName,
      dateOfBirth: clients.dateOfBirth,
    })
    .from(clients)
    .where(
      and(
        eq(clients.organizationId, actor.organizationId),
        eq(clients.practiceId, practiceId),
        ownId === undefined
          ? undefined
          : and(ne(clients.id, ownId), notInArray(clients.id, otherThan(tx, actor, ownId))),
        or(
          isNamed(firstName),
          preferredName === '' ? undefined : isNamed(preferredName),
          dateOfBirth === null ? undefined : eq(clients.dateOfBirth, dateOfBirth),
        ),
      ),
    )
  return new Map(
    found.flatMap(({ id, ...other }) => {
      const likeness = likenessOf(person, other)
      return likeness === null ? [] : [[id, likeness]]
    }),
  )
}
