import { CARD_CONSENT } from '@oaklet/api/contract'
import type { Tx } from '../db/database'
import { cardPayments } from '../db/schema/card-payments-table'
import { cardRefunds } from '../db/schema/card-refunds-table'
import { cards } from '../db/schema/cards-table'
import { disputes as disputesTable } from '../db/schema/disputes-table'
import { ledgerEntries } from '../db/schema/ledger-table'
import { paymentAccounts, paymentConnections, paymentEvents } from '../db/schema/payment-connections-table'
import { payoutLines, payouts } from '../db/schema/payouts-table'
import { testProviderAccounts } from '../db/schema/test-provider-accounts-table'
import { enterAuth, enterTenant } from '../db/tenant'
import { BUILT_IN } from '../payment-provider'
import { happened } from '../payment-provider/test-provider/event-routes'
import { feeOf } from '../payment-provider/test-provider/stripe-objects'
import { billerOf } from './biller-of'
import { cardDisputes, entriesOfDispute } from './card-disputes'
import { CARD_ACCOUNT_ID, CARD_PRACTICE_ID, connectedOn, providerIdOf } from './card-practice'
import { type ChargedPayment, chargedPayments } from './charged-payments'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'
import { demoAccount, payoutRows } from './demo-provider'
import { insertFailedAutopay } from './failed-autopay'
import { insertOpenLink, insertPaidLinks } from './insert-payment-links'
import { insertRows } from '../db/insert-rows'

type Year = Pick<DemoYear, 'organization' | 'today' | 'now'>

const MINUTE_MS = 60_000

/** Connects one practice with the test provider, which has charged the cards of its clients since. */
export async function insertCardPayments(tx: Tx, year: Year): Promise<void> {
  const { organizationId, practices } = year.organization
  if (!practices.some(({ id }) => id === CARD_PRACTICE_ID)) return
  await insertConnection(tx, year)
  const charged = await chargedPayments(tx, year)
  const known = cardsOf(year, charged)
  await insertRows(tx, cards, known)
  await insertPaidLinks(tx, year, charged)
  await insertRows(tx, cardPayments, charged.map(chargeRow(billerOf(year.organization).id)))
  await insertRows(tx, cardRefunds, charged.flatMap(refundRows(billerOf(year.organization).id)))
  const disputes = cardDisputes(year, charged)
  await insertRows(
    tx,
    disputesTable,
    disputes.map(({ row }) => row),
  )
  await insertRows(tx, ledgerEntries, disputes.flatMap(entriesOfDispute))
  const isDisputed = (clientId: string) => disputes.some((one) => one.charged.payment.clientId === clientId)
  const undisputed = known.filter(({ clientId }) => !isDisputed(clientId))
  const failed = await insertFailedAutopay(tx, year, undisputed)
  await insertOpenLink(tx, year, [
    ...disputes.map((one) => one.charged.payment.clientId),
    ...(failed === null ? [] : [failed.payment.clientId]),
  ])
  const withFailed = failed === null ? known : [...known, failed.card]
  const state = demoAccount({ known: withFailed, charged, disputes, failed }, year.now)
  const sent = payoutRows(state, year)
  await insertRows(tx, payouts, sent.payouts)
  await insertRows(tx, payoutLines, sent.lines)
  // What the provider would tell of the last days is known already.
  const told = happened(state, year.now).map(({ id }) => id)
  await insertRows(
    tx,
    paymentEvents,
    told.map((eventId) => ({ organizationId, eventId, receivedAt: year.now })),
  )
  await enterAuth(tx)
  await tx.insert(testProviderAccounts).values({ id: CARD_ACCOUNT_ID, state })
  await tx.insert(paymentAccounts).values({ accountId: CARD_ACCOUNT_ID, organizationId })
  await enterTenant(tx, organizationId)
}

async function insertConnection(tx: Tx, { organization, today }: Year): Promise<void> {
  const at = new Date(`${connectedOn(today)}T16:00:00Z`)
  await tx.insert(paymentConnections).values({
    ...{ organizationId: organization.organizationId, practiceId: CARD_PRACTICE_ID, mode: BUILT_IN },
    ...{ accountId: CARD_ACCOUNT_ID, state: 'active', requirements: [] },
    ...{ connectedById: organization.staff[0]?.id ?? '', connectedAt: at, createdAt: at, updatedAt: at },
  })
}

/** The card of each client who was charged by it: kept on the day of the first charge. */
function cardsOf({ organization }: Year, charged: readonly ChargedPayment[]): (typeof cards.$inferSelect)[] {
  const first = new Map<string, ChargedPayment>()
  for (const one of charged) {
    if (!one.isByLink && !first.has(one.payment.clientId)) first.set(one.payment.clientId, one)
  }
  return [...first.values()].map(({ payment, lastFour, brand }) => {
    const { organizationId, practiceId, clientId } = payment
    const consentAt = new Date(payment.createdAt.getTime() - MINUTE_MS)
    const id = demoId(`card of ${clientId}`)
    return {
      ...{ organizationId, practiceId, clientId, id, brand, lastFour, accountId: CARD_ACCOUNT_ID },
      ...{ customerId: providerIdOf('cus', clientId), methodId: providerIdOf('pm', id) },
      ...{ expiryMonth: 12, expiryYear: 2034, isDefault: true, removedAt: null },
      ...{
        consentText: CARD_CONSENT,
        consentById: billerOf(organization).id,
        consentAt,
        createdAt: consentAt,
      },
    }
  })
}

const chargeRow =
  (billerId: string) =>
  ({ payment, allocations, isByLink }: ChargedPayment): typeof cardPayments.$inferInsert => ({
    ...{ organizationId: payment.organizationId, paymentId: payment.id, allocations, holds: [] },
    cardId: isByLink ? null : demoId(`card of ${payment.clientId}`),
    checkoutId: isByLink ? payment.id : null,
    ...{ chargeId: providerIdOf('pi', payment.id), feeCents: feeOf(payment.amountCents), refusal: null },
    ...{ chargedById: billerId, callKey: null, settledAt: payment.createdAt },
  })

const refundRows =
  (billerId: string) =>
  ({ payment, refunds }: ChargedPayment): (typeof cardRefunds.$inferInsert)[] =>
    refunds.map(({ id, amountCents, at }) => ({
      ...{ organizationId: payment.organizationId, id, paymentId: payment.id, amountCents },
      ...{ state: 'succeeded', providerId: providerIdOf('re', id), refusal: null, invoiceId: null },
      ...{ reason: 'paid_too_much', note: '', refundedById: billerId, callKey: null, createdAt: at },
    }))
