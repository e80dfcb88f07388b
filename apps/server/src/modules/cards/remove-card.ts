import type * as api from '@oaklet/api/contract'
import type { Card } from '@oaklet/api/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { cards } from '../../db/schema/cards-table'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import type { Call } from '../../http/mount'
import { answerOfProvider, ProviderRefused } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import { type AuditEntry, recordAudits } from '../audit'
import { clientOf } from '../caseload'
import { findAutopayChoice, saveAutopayChoice } from './autopay-choice'
import { lockClient } from './finish-card-setup'
import { lockCard } from './lock-card'
import { type CardRow, cardsOf, isCardOf } from './select-cards'

type RemoveCall = Call<typeof api.removeCard.path, undefined, undefined>
type CardKey = RemoveCall['params']

/** Takes a card away, with the provider first: from then on nobody can charge it. */
export async function removeCard({ deps, actor, params }: RemoveCall): Promise<Card[]> {
  const card = await inWork(deps, actor, async (work) => {
    await clientOf(work, params, 'all')
    return (await lockCard(work, params)) ?? null
  })
  if (card === null) throw notFound()
  await answerOfProvider(async () => detach(deps, card))
  return inWork(deps, actor, (work) => forgetCard(work, actor, params))
}

/** A card that the provider no longer has is taken away already. */
async function detach({ paymentProvider }: Deps, { accountId, methodId }: CardRow): Promise<void> {
  try {
    await paymentProvider.removeCard(accountId, methodId)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
  }
}

async function forgetCard(work: Work, actor: StaffActor, key: CardKey): Promise<Card[]> {
  await lockClient(work, key.clientId)
  const card = await lockCard(work, key)
  if (card === null) return cardsOf(work, key)
  const isOne = and(eq(cards.organizationId, actor.organizationId), eq(cards.id, card.id))
  await work.tx.update(cards).set({ isDefault: false, removedAt: work.now() }).where(isOne)
  if (card.isDefault) await makeNewestDefault(work, key, card.accountId)
  const left = await cardsOf(work, key)
  await recordAudits(work, [
    { action: 'deleted', resource: 'card', recordId: card.id },
    ...(left.length === 0 ? await endAutopay(work, key) : []),
  ])
  return left
}

/** Without a card Autopay is off: the next card that the client allows is not charged before they say so. */
async function endAutopay(work: Work, key: CardKey): Promise<AuditEntry[]> {
  const choice = await findAutopayChoice(work, key)
  if (choice?.isOn !== true) return []
  await saveAutopayChoice(work, key, false)
  return [{ action: 'updated', resource: 'client', recordId: key.clientId, changed: ['autopay'] }]
}

async function makeNewestDefault(work: Work, key: CardKey, accountId: string): Promise<void> {
  const [newest] = await work.tx
    .select({ id: cards.id })
    .from(cards)
    .where(isCardOf(work, key, accountId))
    .orderBy(desc(cards.createdAt), desc(cards.id))
    .limit(1)
  if (newest === undefined) return
  await work.tx
    .update(cards)
    .set({ isDefault: true })
    .where(and(isCardOf(work, key, accountId), eq(cards.id, newest.id)))
}
