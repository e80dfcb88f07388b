import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { cards, cardSetups } from '../../db/schema/cards-table'
import { clients } from '../../db/schema/clients-table'
import type { Deps } from '../../deps'
import type { ProviderCard } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import { recordAudit } from '../audit'
import { isCardOf } from './select-cards'

type SetupRow = typeof cardSetups.$inferSelect

/** Asks what came of a way to the provider's page, and keeps the card, once, whoever asks and however often. */
export async function finishCardSetup(deps: Deps, actor: Actor, setupId: string): Promise<void> {
  const setup = await inWork(deps, actor, async (work) => (await selectSetup(work, setupId))[0])
  if (setup?.state !== 'open') return
  const found = await deps.paymentProvider.findCardSetup(setup.accountId, setup.providerId)
  if (found.state === 'open') return
  await inWork(deps, actor, async (work) => {
    await lockClient(work, setup.clientId)
    const [now] = await selectSetup(work, setupId).for('update')
    if (now?.state !== 'open') return
    if (found.card !== null) await keepCard(work, setup, found.card)
    await work.tx.update(cardSetups).set({ state: found.state }).where(isSetup(work, setupId))
  })
}

const isSetup = ({ actor }: Work<Actor>, setupId: string) =>
  and(eq(cardSetups.organizationId, actor.organizationId), eq(cardSetups.id, setupId))

const selectSetup = (work: Work<Actor>, setupId: string) =>
  work.tx.select().from(cardSetups).where(isSetup(work, setupId))

/** Holds the client until the transaction ends, so that of two first cards at once one is the default. */
export async function lockClient({ tx, actor }: Work<Actor>, clientId: string): Promise<void> {
  await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.organizationId, actor.organizationId), eq(clients.id, clientId)))
    .for('no key update')
}

/** The card has the id of its setup, so that the audit log tells of one thing. */
async function keepCard(work: Work<Actor>, setup: SetupRow, card: ProviderCard): Promise<void> {
  const { id, organizationId, practiceId, clientId, accountId, customerId } = setup
  const others = await work.tx
    .select({ id: cards.id })
    .from(cards)
    .where(and(isCardOf(work, setup, accountId), eq(cards.isDefault, true)))
  await work.tx.insert(cards).values({
    ...{ id, organizationId, practiceId, clientId, accountId, customerId, ...card },
    isDefault: others.length === 0,
    consentText: setup.consentText,
    consentById: setup.startedById,
    consentAt: setup.createdAt,
    createdAt: work.now(),
  })
  await recordAudit(work, { action: 'created', resource: 'card', recordId: id })
}
