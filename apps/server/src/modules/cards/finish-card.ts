import type * as api from '@oaklet/api/contract'
import type { FinishedCard } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { cardSetups } from '../../db/schema/cards-table'
import { notFound } from '../../errors'
import type { Call } from '../../http/mount'
import { answerOfProvider } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import { clientOf, type ClientKey } from '../caseload'
import { finishCardSetup } from './finish-card-setup'
import { cardsOf } from './select-cards'

type FinishCall = Call<typeof api.finishCard.path, undefined, typeof api.finishCard.body>

/** Keeps the card that the client typed on the provider's page, and answers all of their cards. */
export async function finishCard({ deps, actor, params, body }: FinishCall): Promise<FinishedCard> {
  await inWork(deps, actor, (work) => stateOfSetup(work, params, body.setupId))
  await answerOfProvider(() => finishCardSetup(deps, actor, body.setupId))
  return inWork(deps, actor, async (work) => ({
    state: await stateOfSetup(work, params, body.setupId),
    cards: await cardsOf(work, params),
  }))
}

/** Throws 404 for a setup of another client. */
async function stateOfSetup(work: Work, key: ClientKey, setupId: string): Promise<FinishedCard['state']> {
  await clientOf(work, key, 'all')
  const [setup] = await work.tx
    .select({ state: cardSetups.state })
    .from(cardSetups)
    .where(
      and(
        eq(cardSetups.organizationId, work.actor.organizationId),
        eq(cardSetups.practiceId, key.practiceId),
        eq(cardSetups.clientId, key.clientId),
        eq(cardSetups.id, setupId),
      ),
    )
  if (setup === undefined) throw notFound()
  return setup.state
}
