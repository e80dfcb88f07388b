import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { cards } from '../../db/schema/cards-table'
import type { Work } from '../../work'
import type { ClientKey } from '../caseload'
import { findAccountInUse } from '../payment-connection'
import { type CardRow, isCardOf } from './select-cards'

/** The card of the client, held until the transaction ends, so that it is charged by one call at a time; or null. */
export async function lockCard(
  work: Work<Actor>,
  key: ClientKey & { cardId: string },
): Promise<CardRow | null> {
  const accountId = await findAccountInUse(work, key.practiceId)
  if (accountId === null) return null
  const [card] = await work.tx
    .select()
    .from(cards)
    .where(and(isCardOf(work, key, accountId), eq(cards.id, key.cardId)))
    .for('no key update')
  return card ?? null
}
