import { CARD_CONSENT } from '@oaklet/api/contract'
import { aBillingSettingsBody } from '@oaklet/api/testing'
import {
  addressToConnect,
  callbackBody,
  chooseCard,
  connectPractice,
  keepCard,
} from '../a-connected-practice'
import { aDebt, charge, deliver, OWED, paymentsOf, refundElsewhere } from '../a-card-debt'
import { aLinkDesk } from '../a-payment-link'
import { addClient, dataOf } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

async function aConnectedClient({ test, practice, owner }: CallScene) {
  await connectPractice(test, practice, owner)
  const { id: clientId } = await addClient(practice, owner)
  return { by: owner.request, params: { clientId } }
}

async function aKeptCard(scene: CallScene) {
  const { by, params } = await aConnectedClient(scene)
  const { id: cardId } = await keepCard(scene.test, scene.practice, scene.owner, params)
  return { by, params: { ...params, cardId } }
}

/** A card payment of an invoice. */
async function aCardPayment({ test, practice, owner }: CallScene) {
  const debt = await aDebt(test, '4242', { practice, owner })
  dataOf(await charge(debt))
  return debt
}

/** The calls about the payment provider and the cards that it keeps. */
export const CARD_CALLS: Readonly<Record<string, PrepareCall>> = {
  connectPayments: ({ owner }) => Promise.resolve({ by: owner.request }),
  disconnectPayments: async ({ test, practice, owner }) => {
    await connectPractice(test, practice, owner)
    return { by: owner.request }
  },
  takePaymentCallback: async ({ test, practice, owner }) => {
    const address = await addressToConnect(practice, owner)
    const back = await test.payments.visit(address, { told: 'all' })
    return { by: owner.request, body: callbackBody(back) }
  },
  startCard: async (scene) => ({
    ...(await aConnectedClient(scene)),
    body: { consentText: CARD_CONSENT },
  }),
  finishCard: async (scene) => {
    const call = await aConnectedClient(scene)
    const setupId = await chooseCard(scene.test, scene.practice, scene.owner, call.params)
    return { ...call, body: { setupId } }
  },
  setDefaultCard: async (scene) => {
    const { by, params } = await aKeptCard(scene)
    const { id: cardId } = await keepCard(scene.test, scene.practice, scene.owner, params)
    return { by, params: { ...params, cardId } }
  },
  removeCard: aKeptCard,
  setAutopay: async (scene) => {
    const { by, params } = await aKeptCard(scene)
    const path = scene.practice.path('billing-settings')
    dataOf(await by('PUT', path, aBillingSettingsBody({ isAutopayOn: true })))
    return { by, params: { clientId: params.clientId }, body: { isOn: true } }
  },
  chargeCard: async (scene) => {
    const { by, params } = await aKeptCard(scene)
    return { by, body: { ...params, amountCents: 5_000, allocations: [] } }
  },
  refundCard: async (scene) => {
    const debt = await aCardPayment(scene)
    const [payment] = await paymentsOf(debt)
    const { invoiceId } = debt
    const body = { amountCents: OWED, reason: 'client_asked', note: '', invoiceId }
    return { by: scene.owner.request, params: { paymentId: payment?.id ?? '' }, body }
  },
  sendPaymentLink: async ({ test, practice, owner }) => {
    const { invoiceId, email } = await aLinkDesk(test, { practice, owner })
    return { by: owner.request, params: { invoiceId }, body: { email } }
  },
  assignCardRefund: async (scene) => {
    const debt = await aCardPayment(scene)
    await refundElsewhere(scene.test, debt, OWED)
    await deliver(scene.test, scene.test.payments.events.at(-1) ?? {})
    const [payment] = await paymentsOf(debt)
    const refundId = payment?.cardRefunds[0]?.id ?? ''
    const body = { reason: 'client_asked', note: '', invoiceId: debt.invoiceId }
    return { by: scene.owner.request, params: { paymentId: payment?.id ?? '', refundId }, body }
  },
}
