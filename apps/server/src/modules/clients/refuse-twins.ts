import type { ClientInput } from '@oaklet/api/contract'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { displayName, isClientSeenWith, NAMED_CLIENT } from '../caseload'
import { twinWords } from './twin-words'

/** As many as a refusal names. */
const MAX_TWINS = 20

/** What makes a client seem to be another one. */
export type Person = Pick<ClientInput, 'firstName' | 'lastName' | 'dateOfBirth'>

/**
 * Throws 409 when a client of the practice, other than the one with `ownId`, is called the same and was born on the same
 * day, or neither has a date of birth. It names those whom the actor may see; of others it says only that there is one.
 * The practice has to be locked.
 */
export async function refuseTwins(
  work: Work,
  practiceId: string,
  person: Person,
  ownId?: string,
): Promise<void> {
  const { firstName, lastName, dateOfBirth } = person
  const isTwin = and(
    eq(clients.organizationId, work.actor.organizationId),
    eq(clients.practiceId, practiceId),
    ownId === undefined ? undefined : ne(clients.id, ownId),
    eq(clients.nameKey, sql`oaklet_joined(${firstName}) || ' ' || oaklet_joined(${lastName})`),
    dateOfBirth === null ? isNull(clients.dateOfBirth) : eq(clients.dateOfBirth, dateOfBirth),
  )
  const [twin] = await work.tx.select({ id: clients.id }).from(clients).where(isTwin).limit(1)
  if (twin === undefined) return
  const seen = await work.tx
    .select({ ...NAMED_CLIENT, dateOfBirth: clients.dateOfBirth, status: clients.status })
    .from(clients)
    .where(and(isTwin, isClientSeenWith(work.actor, 'clients:view')))
    .orderBy(clients.createdAt, clients.id)
    .limit(MAX_TWINS)
  throw new AppError('client_exists', `${twinWords(person)} is a client already.`, {
    conflicts: seen.map((one) => ({
      id: one.id,
      displayName: displayName(one),
      dateOfBirth: one.dateOfBirth,
      status: one.status,
    })),
  })
}
