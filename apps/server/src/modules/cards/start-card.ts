import type * as api from '@oaklet/api/contract'
import { and, desc, eq } from 'drizzle-orm'
import { cardSetups } from '../../db/schema/cards-table'
import type { Call } from '../../http/mount'
import { answerOfProvider } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import { recordAudit } from '../audit'
import { clientOf, type ClientKey } from '../caseload'
import { requireChargingAccount } from '../payment-connection'

type StartCall = Call<typeof api.startCard.path, undefined, typeof api.startCard.body>

/** Sends a client to the provider's page, where they type their card; keeps what they agreed to. */
export async function startCard({ deps, actor, params, body }: StartCall): Promise<{ address: string }> {
  const { paymentProvider, env } = deps
  const { accountId, known } = await inWork(deps, actor, async (work) => {
    await clientOf(work, params, 'all')
    const account = await requireChargingAccount(work, params.practiceId)
    return { accountId: account, known: await knownCustomer(work, params, account) }
  })
  const setupId = deps.newId()
  const returnAddress = `${env.publicUrl}/clients?client=${params.clientId}&card=${setupId}`
  const { customerId, id, address } = await answerOfProvider(async () => {
    const customer = known ?? (await paymentProvider.addCustomer(accountId, params.clientId))
    const order = { account: accountId, customer, setupId, returnAddress }
    return { customerId: customer, ...(await paymentProvider.startCardSetup(order)) }
  })
  await inWork(deps, actor, async (work) => {
    await work.tx.insert(cardSetups).values({
      ...{ id: setupId, providerId: id, accountId, customerId, state: 'open' },
      organizationId: actor.organizationId,
      practiceId: params.practiceId,
      clientId: params.clientId,
      consentText: body.consentText,
      startedById: actor.staffId,
      createdAt: work.now(),
    })
    await recordAudit(work, { action: 'card_requested', resource: 'card', recordId: setupId })
  })
  return { address }
}

/** As whom the provider knows the client from an earlier card. */
async function knownCustomer(work: Work, key: ClientKey, accountId: string): Promise<string | null> {
  const [earlier] = await work.tx
    .select({ customerId: cardSetups.customerId })
    .from(cardSetups)
    .where(
      and(
        eq(cardSetups.organizationId, work.actor.organizationId),
        eq(cardSetups.clientId, key.clientId),
        eq(cardSetups.accountId, accountId),
      ),
    )
    .orderBy(desc(cardSetups.createdAt))
    .limit(1)
  return earlier?.customerId ?? null
}
