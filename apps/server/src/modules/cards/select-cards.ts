import type { Card } from '@oaklet/api/contract'
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { cards } from '../../db/schema/cards-table'
import { staff } from '../../db/schema/staff-table'
import type { Work } from '../../work'
import type { ClientKey } from '../caseload'
import { practiceToday } from '../organization'
import { findAccountInUse } from '../payment-connection'

export type CardRow = typeof cards.$inferSelect

/** The client's cards that can be charged through the account in use; none where there is no account. */
export const isCardOf = (
  work: Work<Actor>,
  { practiceId, clientId }: ClientKey,
  accountId: string,
): SQL | undefined =>
  and(
    eq(cards.organizationId, work.actor.organizationId),
    eq(cards.practiceId, practiceId),
    eq(cards.clientId, clientId),
    eq(cards.accountId, accountId),
    isNull(cards.removedAt),
  )

/** A client's cards as the contract shows them, the default one first, then the newest. */
export async function cardsOf(work: Work, key: ClientKey): Promise<Card[]> {
  const accountId = await findAccountInUse(work, key.practiceId)
  if (accountId === null) return []
  const { today } = await practiceToday(work, key.practiceId)
  const rows = await work.tx
    .select({ card: cards, recordedBy: staff.name })
    .from(cards)
    .innerJoin(staff, and(eq(staff.organizationId, cards.organizationId), eq(staff.id, cards.consentById)))
    .where(isCardOf(work, key, accountId))
    .orderBy(desc(cards.isDefault), desc(cards.createdAt), desc(cards.id))
  return rows.map(({ card, recordedBy }) => ({
    id: card.id,
    brand: card.brand,
    lastFour: card.lastFour,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    isExpired: isExpired(card, today),
    isDefault: card.isDefault,
    consent: { text: card.consentText, recordedBy, recordedAt: card.consentAt.toISOString() },
  }))
}

/** Whether the card's last month is over on a day, `YYYY-MM-DD`. */
export const isExpired = (
  { expiryYear, expiryMonth }: Pick<CardRow, 'expiryYear' | 'expiryMonth'>,
  today: string,
): boolean => `${expiryYear}-${String(expiryMonth).padStart(2, '0')}` < today.slice(0, 7)
