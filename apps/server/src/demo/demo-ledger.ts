import type { ledgerEntries } from '../db/schema/ledger-table'
import { demoId } from './demo-id'
import type { DemoInvoice } from './demo-invoices'
import type { DemoPayment } from './demo-payments'

type Entry = Omit<typeof ledgerEntries.$inferInsert, 'createdAt'>

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
      data: { invoiceNumber: invoice.number },
      amountCents: invoice.totalCents,
      occurredOn: invoice.issuedOn,
    },
  ]
}

function paymentEntries({ id, invoice, method, reference, ...payment }: DemoPayment): Entry[] {
  const entry = (invoiceId: string | null, cents: number): Entry => ({
    ...subjectOf(invoice),
    id: demoId(`ledger ${id} ${invoiceId ?? 'credit'}`),
    invoiceId,
    paymentId: id,
    kind: 'payment',
    data: { method, reference },
    amountCents: -cents,
    occurredOn: payment.receivedOn,
  })
  return [
    entry(invoice.id, payment.allocatedCents),
    ...(payment.creditCents > 0 ? [entry(null, payment.creditCents)] : []),
  ]
}

const subjectOf = ({ client }: DemoInvoice) => ({
  organizationId: client.row.organizationId,
  practiceId: client.row.practiceId,
  clientId: client.row.id,
})
