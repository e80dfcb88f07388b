import type * as api from '@oaklet/api/contract'
import type { Card } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { cards } from '../../db/schema/cards-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { clientOf } from '../caseload'
import { lockClient } from './finish-card-setup'
import { lockCard } from './lock-card'
import { cardsOf, isCardOf } from './select-cards'

/** Makes a card the one that is offered first, and no other. */
export async function setDefaultCard(
  { params }: CallOf<typeof api.setDefaultCard>,
  work: Work,
): Promise<Card[]> {
  await clientOf(work, params, 'all')
  await lockClient(work, params.clientId)
  const card = await lockCard(work, params)
  if (card === null) throw notFound()
  const { accountId } = card
  await work.tx
    .update(cards)
    .set({ isDefault: false })
    .where(isCardOf(work, params, accountId))
  await work.tx
    .update(cards)
    .set({ isDefault: true })
    .where(and(isCardOf(work, params, accountId), eq(cards.id, card.id)))
  await recordAudit(work, {
    action: 'updated',
    resource: 'card',
    recordId: card.id,
    changed: ['isDefault'],
  })
  return cardsOf(work, params)
}
