import { likenessOf, type ClientLikeness, type NamedAndBorn } from '@oaklet/api/contract'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { displayName, isClientSeenWith, NAMED_CLIENT } from '../caseload'
import { twinWords } from './twin-words'

/** As many as a refusal names. */
const MAX_TWINS = 20

/**
 * Throws 409 when a client of the practice, other than the one with `ownId`, seems to be the same person, whatever their
 * status. It names those whom the actor may see; of others it says only that there is one. The practice has to be locked.
 */
export async function refuseTwins(
  work: Work,
  practiceId: string,
  person: NamedAndBorn,
  ownId?: string,
): Promise<void> {
  const likenesses = await findTwins(work, practiceId, person, ownId)
  if (likenesses.size === 0) return
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
  const isSame = [...likenesses.values()].includes('same')
  const message = `${twinWords(person)} ${isSame ? 'is a client already' : 'seems to be a client already'}.`
  throw new AppError('client_exists', message, {
    conflicts: seen.map((one) => ({
      id: one.id,
      displayName: displayName(one),
      dateOfBirth: one.dateOfBirth,
      status: one.status,
      likeness: likenesses.get(one.id),
    })),
  })
}

/** Who of the practice seems to be the person, by the client's id. */
async function findTwins(
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
        ownId === undefined ? undefined : ne(clients.id, ownId),
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
