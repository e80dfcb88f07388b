import { addDays } from '../calendar-day'
import type { ledgerEntries } from '../db/schema/ledger-table'
import { cardRefundId } from './card-practice'
import { demoId } from './demo-id'
import type { DemoInvoice } from './demo-invoices'
import { REFUNDED_AFTER_DAYS, WRITTEN_OFF_AFTER_DAYS, type DemoPayment } from './demo-payments'

type Entry = Omit<typeof ledgerEntries.$inferInsert, 'createdAt'>

/** The same entries as issuing each invoice and each step of each payment would have written, in order of day. */
export const demoLedger = (invoices: readonly DemoInvoice[], payments: readonly DemoPayment[]): Entry[] =>
  [...invoices.flatMap(issuedEntry), ...payments.flatMap(paymentEntries)].sort((a, b) =>
    a.occurredOn.localeCompare(b.occurredOn),
  )

function issuedEntry(invoice: DemoInvoice): Entry[] {
  if (invoice.issuedOn === null || invoice.number === null) return []
  return [
    {
      ...plainEntry(invoice),
      id: demoId(`ledger ${invoice.id}`),
      invoiceId: invoice.id,
      kind: 'issued',
      data: { invoiceNumber: invoice.number },
      amountCents: invoice.totalCents,
      occurredOn: invoice.issuedOn,
    },
  ]
}

function paymentEntries({ id, invoice, method, reference, receivedOn, ...payment }: DemoPayment): Entry[] {
  const ofPayment = { ...plainEntry(invoice), paymentId: id, kind: 'payment' as const }
  const data = { method, reference }
  const entry = (invoiceId: string | null, cents: number): Entry => ({
    ...ofPayment,
    ...{ id: demoId(`ledger ${id} ${invoiceId ?? 'credit'}`), invoiceId, data },
    amountCents: -cents,
    occurredOn: receivedOn,
  })
  const adjustment = (kind: 'credited' | 'written_off', cents: number, occurredOn: string): Entry => ({
    ...plainEntry(invoice),
    ...{ id: demoId(`ledger ${id} ${kind}`), invoiceId: invoice.id, kind, data: {} },
    reasonCode: kind === 'credited' ? 'lower_fee' : 'hardship',
    amountCents: -cents,
    occurredOn,
  })
  const refund: Entry = {
    ...ofPayment,
    ...{ id: demoId(`ledger ${id} refund`), kind: 'refunded' },
    data: payment.isCharged ? { method, refundId: cardRefundId(id) } : { method },
    reasonCode: 'paid_too_much',
    amountCents: payment.refundedCents,
    occurredOn: addDays(receivedOn, REFUNDED_AFTER_DAYS),
  }
  const takenBack: Entry = {
    ...ofPayment,
    ...{ id: demoId(`ledger ${id} taken back`), data, reversesId: demoId(`ledger ${id} credit`) },
    amountCents: payment.creditCents,
    occurredOn: receivedOn,
  }
  const writtenOffOn = addDays(receivedOn, WRITTEN_OFF_AFTER_DAYS)
  return [
    adjustment('credited', payment.reducedCents, receivedOn),
    entry(invoice.id, payment.allocatedCents),
    entry(null, payment.creditCents),
    adjustment('written_off', payment.writtenOffCents, writtenOffOn),
    refund,
    ...(payment.isMistake ? [takenBack] : []),
  ].filter(({ amountCents }) => amountCents !== 0)
}

/** What every entry about an invoice holds, if it is of none, no payment and for no reason. */
const plainEntry = ({ client }: DemoInvoice) => ({
  organizationId: client.row.organizationId,
  practiceId: client.row.practiceId,
  clientId: client.row.id,
  invoiceId: null,
  paymentId: null,
  reasonCode: null,
  reversesId: null,
})
