import type * as api from '@oaklet/api/contract'
import type { ClientCredit, CreditsPage } from '@oaklet/api/contract'
import { and, eq, sql } from 'drizzle-orm'
import { holdsWords } from '../../db/folded'
import { DEFAULT_PAGE_SIZE, toPage } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { BY_NAME, displayName, isAfterName, isVisibleClient, NAME_KEY, NAMED_CLIENT } from '../caseload'
import { clientBalances, creditsOf, holdsOf } from '../ledger'
import { practiceToday } from '../organization'

/** One page of the clients who have credit by last name, first name and id, and the credit of all that match. */
export async function listCredits(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listCredits>,
  work: Work,
): Promise<CreditsPage> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const { currency, timeZone } = await practiceToday(work, practiceId)
  const credits = creditsOf(work, practiceId)
  const matches = and(
    isVisibleClient(actor, practiceId, scope),
    (query.q ?? '') === '' ? undefined : holdsWords(clients.nameText, query.q ?? ''),
  )
  const isCreditOfClient = eq(credits.clientId, clients.id)
  const rows = await work.tx
    .select({
      client: NAMED_CLIENT,
      creditCents: credits.cents,
      key: NAME_KEY,
    })
    .from(clients)
    .innerJoin(credits, isCreditOfClient)
    .where(and(matches, isAfterName(query.cursor)))
    .orderBy(...BY_NAME)
    .limit(limit + 1)
  const [sums] = await work.tx
    .select({
      total: sql<number>`count(*)::int`,
      creditCents: sql<number>`coalesce(sum(${credits.cents}), 0)::float8`,
    })
    .from(clients)
    .innerJoin(credits, isCreditOfClient)
    .where(matches)
  const clientIds = rows.map(({ client }) => client.id)
  const balances = await clientBalances(work.tx, practiceId, clientIds)
  const holds = await holdsOf(work, { practiceId, timeZone }, clientIds)
  const page = toPage(
    rows,
    limit,
    sums?.total ?? 0,
    ({ key }) => [key.lastName, key.firstName, key.id],
    ({ client, creditCents }): ClientCredit => ({
      client: { id: client.id, name: displayName(client) },
      creditCents,
      holds: holds.get(client.id) ?? [],
      // A balance counts credit as paid.
      owedCents: (balances.get(client.id) ?? 0) + creditCents,
      currency,
    }),
  )
  return { ...page, creditCents: sums?.creditCents ?? 0 }
}
