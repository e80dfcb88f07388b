import { authorizationStanding, type ListedAuthorization } from '@oaklet/api/contract'
import { and, count, eq, gte, isNull, min, ne, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { clients } from '../../db/schema/clients-table'
import { authorizations, coverages } from '../../db/schema/coverages-table'
import { payers } from '../../db/schema/payers-table'
import { displayName, isClientOf, NAMED_CLIENT } from '../caseload'
import { toAuthorization } from './select-authorizations'
import { USED_VISITS } from './used-visits'

/** Which authorizations are listed on a day: those of a practice. */
interface ListedIn {
  organizationId: string
  practiceId: string
  /** `YYYY-MM-DD` where the practice is. */
  today: string
}

/** Leaves out those of former coverage, as `coverageTime` tells it, and of archived clients: nobody renews them. */
export const isListedIn = ({ organizationId, practiceId, today }: ListedIn): SQL | undefined =>
  and(
    eq(authorizations.organizationId, organizationId),
    eq(authorizations.practiceId, practiceId),
    ne(coverages.status, 'inactive'),
    or(isNull(coverages.effectiveTo), gte(coverages.effectiveTo, today)),
    ne(clients.status, 'archived'),
  )

const isCoverageOf = and(
  eq(coverages.organizationId, authorizations.organizationId),
  eq(coverages.id, authorizations.coverageId),
)
const isPayerOf = and(eq(payers.organizationId, coverages.organizationId), eq(payers.id, coverages.payerId))

export interface SelectedAuthorization {
  authorization: typeof authorizations.$inferSelect
  usedVisits: number
  client: { id: string; firstName: string; lastName: string; preferredName: string }
  primaryClinicianId: string | null
  payerName: string
  memberId: string
}

/** Authorizations with their client and coverage, in the order and number asked for. */
export const selectListedAuthorizations = (
  tx: Tx,
  { where, orderBy, limit }: { where: SQL | undefined; orderBy: SQL[]; limit: number },
): Promise<SelectedAuthorization[]> =>
  tx
    .select({
      authorization: authorizations,
      usedVisits: USED_VISITS,
      client: NAMED_CLIENT,
      primaryClinicianId: clients.primaryClinicianId,
      payerName: payers.name,
      memberId: coverages.memberId,
    })
    .from(authorizations)
    .innerJoin(clients, isClientOf(authorizations))
    .innerJoin(coverages, isCoverageOf)
    .innerJoin(payers, isPayerOf)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)

/** How many there are, and the first day on which one of them ends. */
export async function countListedAuthorizations(tx: Tx, where: SQL | undefined) {
  const [counted] = await tx
    .select({ count: count(), soonestOn: min(authorizations.endsOn) })
    .from(authorizations)
    .innerJoin(clients, isClientOf(authorizations))
    .innerJoin(coverages, isCoverageOf)
    .innerJoin(payers, isPayerOf)
    .where(where)
  return counted ?? { count: 0, soonestOn: null }
}

/** An authorization as a list shows it on the day `today`. */
export function toListedAuthorization(
  { authorization, usedVisits, client, payerName, memberId }: SelectedAuthorization,
  today: string,
): ListedAuthorization {
  const shown = toAuthorization(authorization, usedVisits)
  return {
    ...shown,
    client: { id: client.id, name: displayName(client) },
    payerName,
    memberId,
    state: authorizationStanding(shown, today).state,
  }
}
