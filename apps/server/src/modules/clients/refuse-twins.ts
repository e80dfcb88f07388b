import { accessScope, type ClientInput } from '@oaklet/api/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { displayName, isInScope } from '../caseload'
import { twinWords } from './twin-words'

/** As many as a refusal names. */
const MAX_TWINS = 20

type Person = Pick<ClientInput, 'firstName' | 'lastName' | 'dateOfBirth'>

/**
 * Throws 409 when a client of the practice is called the same and was born on the same day, or neither has a date of
 * birth. It names those whom the actor may see; of others it says only that there is one. The practice has to be locked.
 */
export async function refuseTwins(work: Work, practiceId: string, person: Person): Promise<void> {
  const { firstName, lastName, dateOfBirth } = person
  const twins = await work.tx
    .select()
    .from(clients)
    .where(
      and(
        eq(clients.organizationId, work.actor.organizationId),
        eq(clients.practiceId, practiceId),
        eq(clients.nameKey, sql`oaklet_joined(${firstName}) || ' ' || oaklet_joined(${lastName})`),
        dateOfBirth === null ? isNull(clients.dateOfBirth) : eq(clients.dateOfBirth, dateOfBirth),
      ),
    )
    .orderBy(clients.createdAt, clients.id)
    .limit(MAX_TWINS)
  if (twins.length === 0) return
  const scope = accessScope(work.actor.permissions, 'clients:view')
  throw new AppError('client_exists', `${twinWords(person)} is a client already.`, {
    conflicts: twins
      .filter(({ primaryClinicianId }) => isInScope(work.actor, scope, primaryClinicianId))
      .map((twin) => ({
        id: twin.id,
        displayName: displayName(twin),
        dateOfBirth: twin.dateOfBirth,
        status: twin.status,
      })),
  })
}
