import { and } from 'drizzle-orm'
import { cards, exportedCards, leftOutCardSetups } from '../../db/schema/cards-table'
import { clients } from '../../db/schema/clients-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'
import { displayName, isClientOf, isClientSeenWith } from '../caseload'

/** Cards are named to those who may see the client. */
export const cardRecord: RecordKind = {
  tables: [exportedCards, leftOutCardSetups],
  names: { card: readNames },
}

async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select({ id: cards.id, lastFour: cards.lastFour, client: clients })
    .from(cards)
    .innerJoin(clients, isClientOf(cards))
    .where(and(isOneOf(work, cards, cards.id, ids), isClientSeenWith(work.actor, 'clients:view')))
  return rows.map(({ id, lastFour, client }) => ({
    id,
    name: `Card ending in ${lastFour} of ${displayName(client)}`,
  }))
}
