import { CARD_CONSENT } from '@oaklet/api/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { addDays, dayBounds } from '../calendar-day'
import type { Tx } from '../db/database'
import { autopayChoices, autopayRuns } from '../db/schema/autopay-table'
import { billingSettings } from '../db/schema/billing-settings-table'
import { cardPayments } from '../db/schema/card-payments-table'
import { cards } from '../db/schema/cards-table'
import { ledgerEntries } from '../db/schema/ledger-table'
import { payments } from '../db/schema/payments-table'
import { autopayDay } from '../modules/autopay'
import { findDueInvoiceIds, findInvoiceBalances } from '../modules/invoices'
import { TEST_CARDS } from '../payment-provider/test-provider/test-cards'
import { CARD_ACCOUNT_ID, CARD_PRACTICE_ID, connectedOn, providerIdOf } from './card-practice'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'

type Year = Pick<DemoYear, 'organization' | 'today' | 'now'>
type CardRow = typeof cards.$inferSelect

/** The charge of the last night that was declined. */
export interface FailedCharge {
  card: CardRow
  payment: typeof payments.$inferSelect
}

const NIGHT_HOUR_MS = 2 * 3_600_000
/** A card whose charges are all declined. */
const DECLINED_CARD = '0341'

/**
 * Turns Autopay on in the practice, and for one client who owes something: they left a new card yesterday, which was
 * declined in the night. Null where nobody with a card owes what is due.
 */
export async function insertFailedAutopay(
  tx: Tx,
  { organization: { organizationId, timeZone }, today, now }: Year,
  known: readonly CardRow[],
): Promise<FailedCharge | null> {
  const day = autopayDay(now, timeZone) ?? addDays(today, -1)
  const place = { organizationId, practiceId: CARD_PRACTICE_ID }
  await tx
    .update(billingSettings)
    .set({ autopaySince: connectedOn(today) })
    .where(
      and(
        eq(billingSettings.organizationId, organizationId),
        eq(billingSettings.practiceId, CARD_PRACTICE_ID),
      ),
    )
  await tx.insert(autopayRuns).values({ ...place, ranOn: day })
  const due = await findDue(tx, { ...place, day }, known)
  if (due === null) return null
  const { clientId, allocations } = due
  const chosenAt = new Date(`${addDays(day, -1)}T20:00:00Z`)
  const card: CardRow = {
    ...{ ...place, clientId, id: demoId(`declined card of ${clientId}`), accountId: CARD_ACCOUNT_ID },
    ...{
      customerId: providerIdOf('cus', clientId),
      methodId: providerIdOf('pm', demoId(`declined ${clientId}`)),
    },
    ...{ brand: 'visa', lastFour: DECLINED_CARD, expiryMonth: 12, expiryYear: 2034, isDefault: true },
    ...{ consentText: CARD_CONSENT, consentById: due.consentById, consentAt: chosenAt },
    ...{ removedAt: null, createdAt: chosenAt },
  }
  await tx
    .update(cards)
    .set({ isDefault: false })
    .where(and(eq(cards.organizationId, organizationId), eq(cards.clientId, clientId)))
  await tx.insert(cards).values(card)
  await tx.insert(autopayChoices).values({
    ...{ ...place, clientId, isOn: true, takesCopays: true, changedById: due.consentById },
    ...{ changedAt: chosenAt, stopped: null, declines: 1 },
  })
  const id = demoId(`declined payment of ${clientId}`)
  const chargedAt = new Date(dayBounds(day, timeZone).from.getTime() + NIGHT_HOUR_MS)
  const payment = {
    ...{ ...place, id, clientId, method: 'card' as const, status: 'failed' as const },
    amountCents: allocations.reduce((sum, { amountCents }) => sum + amountCents, 0),
    ...{ receivedOn: day, reference: `ending in ${DECLINED_CARD}`, createdAt: chargedAt },
  }
  await tx.insert(payments).values(payment)
  await tx.insert(cardPayments).values({
    ...{ organizationId, paymentId: id, cardId: card.id, allocations, chargeId: providerIdOf('pi', id) },
    refusal: TEST_CARDS.find(({ lastFour }) => lastFour === DECLINED_CARD)?.refusal?.message ?? null,
    ...{ chargedById: null, callKey: `autopay:${clientId}:${day}`, settledAt: chargedAt },
  })
  return { card, payment }
}

interface Due {
  clientId: string
  consentById: string
  allocations: { invoiceId: string; amountCents: number }[]
}

/** The first client with a card who owes what is due and has no credit. */
async function findDue(
  tx: Tx,
  of: { organizationId: string; practiceId: string; day: string },
  known: readonly CardRow[],
): Promise<Due | null> {
  const { organizationId, day } = of
  for (const { clientId, consentById } of known) {
    const [credit] = await tx
      .select({ cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::float8` })
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.organizationId, organizationId),
          eq(ledgerEntries.clientId, clientId),
          isNull(ledgerEntries.invoiceId),
        ),
      )
    const ids = credit?.cents === 0 ? await findDueInvoiceIds(tx, { ...of, clientId }, day) : []
    if (ids.length === 0) continue
    const balances = await findInvoiceBalances(tx, organizationId, ids)
    const allocations = ids.flatMap((invoiceId) => {
      const amountCents = balances.find(({ id }) => id === invoiceId)?.balanceCents ?? 0
      return amountCents > 0 ? [{ invoiceId, amountCents }] : []
    })
    if (allocations.length > 0) return { clientId, consentById, allocations }
  }
  return null
}
