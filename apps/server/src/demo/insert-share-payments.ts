import type { PaymentMethod } from '@oaklet/api/contract'
import { and, asc, eq, isNotNull, ne, or } from 'drizzle-orm'
import { addDays } from '../calendar-day'
import type { Tx } from '../db/database'
import { invoices } from '../db/schema/invoices-table'
import { ledgerEntries } from '../db/schema/ledger-table'
import { payments } from '../db/schema/payments-table'
import { findInvoiceBalances } from '../modules/invoices'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'
import { insertRows } from '../db/insert-rows'

type Year = Pick<DemoYear, 'organization' | 'today'>

/** What the cards of clients are recognized by, by client. */
type CardReferences = ReadonlyMap<string, string>

/** What a client paid of one invoice. */
interface SharePayment {
  id: string
  organizationId: string
  practiceId: string
  clientId: string
  invoiceId: string
  method: PaymentMethod
  reference: string
  receivedOn: string
  amountCents: number
}

/** Days from an invoice over a share to what a client pays for it, in turn. */
const PAID_AFTER_DAYS = [9, 3, 16, 6, 12, 21, 4] as const
const METHODS: readonly PaymentMethod[] = ['card', 'check', 'cash', 'card', 'bank_transfer']
/** One in so many of these invoices is not paid yet, and one is paid in part. */
const ONE_IN = { open: 11, partly: 17 }
const PART_CENTS = 1_000

/** Writes what clients paid of the shares that insurances left to them. */
export async function insertSharePayments(tx: Tx, year: Year, cardReferences: CardReferences): Promise<void> {
  const paid = await paymentsOf(tx, year, cardReferences)
  await insertRows(
    tx,
    payments,
    paid.map((payment) => ({
      ...{ ...payment, status: 'succeeded', createdAt: writtenOn(payment.receivedOn) },
    })),
  )
  await insertRows(
    tx,
    ledgerEntries,
    paid.map(({ id, amountCents, receivedOn, method, reference, ...of }) => ({
      ...{
        ...of,
        id: demoId(`ledger ${id}`),
        paymentId: id,
        kind: 'payment',
        data: { method, reference },
      },
      ...{ amountCents: -amountCents, occurredOn: receivedOn, createdAt: writtenOn(receivedOn) },
    })),
  )
}

async function paymentsOf(
  tx: Tx,
  { organization: { organizationId }, today }: Year,
  cardReferences: CardReferences,
): Promise<SharePayment[]> {
  const isShare = or(isNotNull(invoices.postingId), isNotNull(invoices.givenClaimId))
  const rows = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.organizationId, organizationId), ne(invoices.state, 'void'), isShare))
    .orderBy(asc(invoices.issuedOn), asc(invoices.id))
  const ids = rows.map(({ id }) => id)
  const balances = ids.length === 0 ? [] : await findInvoiceBalances(tx, organizationId, ids)
  const balanceOf = new Map(balances.map(({ id, balanceCents }) => [id, balanceCents]))
  return rows
    .flatMap(({ id: invoiceId, practiceId, clientId, issuedOn }, index): SharePayment[] => {
      const balanceCents = balanceOf.get(invoiceId) ?? 0
      const receivedOn = addDays(issuedOn ?? today, PAID_AFTER_DAYS[index % PAID_AFTER_DAYS.length] ?? 9)
      if (index % ONE_IN.open === 0 || receivedOn >= today || balanceCents <= 0) return []
      const amountCents = index % ONE_IN.partly === 0 ? Math.min(PART_CENTS, balanceCents) : balanceCents
      const method = METHODS[index % METHODS.length] ?? 'card'
      const id = demoId(`payment of ${invoiceId}`)
      const reference = method === 'card' ? (cardReferences.get(clientId) ?? '') : ''
      return [
        { id, organizationId, practiceId, clientId, invoiceId, method, reference, receivedOn, amountCents },
      ]
    })
    .toSorted((one, other) => one.receivedOn.localeCompare(other.receivedOn))
}

const writtenOn = (day: string): Date => new Date(`${day}T21:00:00Z`)
