import type { ledgerEntries } from '../db/schema/invoices-table'
import { demoId } from './demo-id'
import type { DemoInvoice } from './demo-invoices'
import type { DemoPayment } from './demo-payments'

type Entry = Omit<typeof ledgerEntries.$inferInsert, 'createdAt'>

const METHOD_NAMES = { card: 'by card', check: 'by check', cash: 'in cash' } as const

/** The same entries as issuing each invoice and recording each payment would have written, in order of day. */
export const demoLedger = (invoices: readonly DemoInvoice[], payments: readonly DemoPayment[]): Entry[] =>
  [...invoices.flatMap(issuedEntry), ...payments.flatMap(paymentEntries)].sort((a, b) =>
    a.occurredOn.localeCompare(b.occurredOn),
  )

function issuedEntry(invoice: DemoInvoice): Entry[] {
  if (invoice.issuedOn === null || invoice.number === null) return []
  return [
    {
      ...subjectOf(invoice),
      id: demoId(`ledger ${invoice.id}`),
      invoiceId: invoice.id,
      paymentId: null,
      kind: 'issued',
      description: `Invoice ${invoice.number} issued`,
      amountCents: invoice.totalCents,
      occurredOn: invoice.issuedOn,
    },
  ]
}

function paymentEntries({ id, invoice, method, reference, ...payment }: DemoPayment): Entry[] {
  const how = method === 'card' || method === 'check' || method === 'cash' ? METHOD_NAMES[method] : 'received'
  const description = `Payment ${how}${reference === '' ? '' : ` (${reference})`}`
  const entry = (invoiceId: string | null, cents: number, text: string): Entry => ({
    ...subjectOf(invoice),
    id: demoId(`ledger ${id} ${invoiceId ?? 'credit'}`),
    invoiceId,
    paymentId: id,
    kind: 'payment',
    description: text,
    amountCents: -cents,
    occurredOn: payment.receivedOn,
  })
  return [
    entry(invoice.id, payment.allocatedCents, description),
    ...(payment.creditCents > 0 ? [entry(null, payment.creditCents, `${description}, kept as credit`)] : []),
  ]
}

const subjectOf = ({ client }: DemoInvoice) => ({
  organizationId: client.row.organizationId,
  practiceId: client.row.practiceId,
  clientId: client.row.id,
})
