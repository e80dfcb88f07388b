import type { Tx } from '../db/database'
import { billedAppointments } from '../db/schema/appointments-table'
import { invoiceCounters, invoiceLines, invoices as invoicesTable } from '../db/schema/invoices-table'
import { ledgerEntries } from '../db/schema/ledger-table'
import { payments as paymentsTable } from '../db/schema/payments-table'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'
import type { DemoInvoice } from './demo-invoices'
import { demoLedger } from './demo-ledger'
import type { DemoPayment } from './demo-payments'
import { insertRows } from '../db/insert-rows'

/** Writes invoices, payments, the ledger that both make up, and the number that comes next. */
export async function insertBilling(
  tx: Tx,
  year: DemoYear & { firstInvoiceNumber: number },
  invoices: readonly DemoInvoice[],
  payments: readonly DemoPayment[],
): Promise<void> {
  const { organizationId } = year.organization
  const writtenOn = (day: string | null) =>
    day === null || day >= year.today ? year.now : new Date(`${day}T21:00:00Z`)
  await insertRows(
    tx,
    invoicesTable,
    invoices.map(({ id, client, number, issuedOn, dueOn, totalCents }) => ({
      organizationId,
      id,
      practiceId: client.row.practiceId,
      clientId: client.row.id,
      state: number === null ? 'draft' : 'issued',
      number,
      issuedOn,
      dueOn,
      notes: '',
      totalCents,
      version: 1,
      createdAt: writtenOn(issuedOn),
      updatedAt: writtenOn(issuedOn),
    })),
  )
  await insertRows(tx, invoiceLines, invoices.flatMap(linesOf(organizationId)))
  await insertRows(tx, billedAppointments, invoices.flatMap(claimsOf(organizationId)))
  await insertRows(
    tx,
    paymentsTable,
    payments.map(({ id, invoice, allocatedCents, creditCents, ...payment }) => ({
      method: payment.method,
      reference: payment.reference,
      receivedOn: payment.receivedOn,
      organizationId,
      id,
      practiceId: invoice.client.row.practiceId,
      clientId: invoice.client.row.id,
      amountCents: allocatedCents + creditCents,
      status: statusOf(payment),
      createdAt: writtenOn(payment.receivedOn),
    })),
  )
  await insertRows(
    tx,
    ledgerEntries,
    demoLedger(invoices, payments).map((entry) => ({ ...entry, createdAt: writtenOn(entry.occurredOn) })),
  )
  await insertRows(tx, invoiceCounters, countersOf(year, invoices))
}

function statusOf({ isMistake, refundedCents }: Pick<DemoPayment, 'isMistake' | 'refundedCents'>) {
  if (isMistake) return 'entered_in_error'
  return refundedCents > 0 ? 'partially_refunded' : 'succeeded'
}

const linesOf = (organizationId: string) => (invoice: DemoInvoice) =>
  invoice.appointments.map(({ id, service }, position) => ({
    organizationId,
    id: demoId(`line ${invoice.id} ${id}`),
    invoiceId: invoice.id,
    position,
    appointmentId: id,
    description: `${service.label} (${service.code})`,
    quantity: 1,
    unitPriceCents: service.feeCents,
  }))

const claimsOf = (organizationId: string) => (invoice: DemoInvoice) =>
  invoice.appointments.map(({ id }) => ({
    organizationId,
    appointmentId: id,
    clientId: invoice.client.row.id,
    invoiceId: invoice.id,
  }))

const countersOf = (
  { organization, firstInvoiceNumber }: DemoYear & { firstInvoiceNumber: number },
  invoices: readonly DemoInvoice[],
) =>
  organization.practices.map(({ id }) => ({
    organizationId: organization.organizationId,
    practiceId: id,
    nextNumber:
      firstInvoiceNumber +
      invoices.filter(({ client, number }) => client.row.practiceId === id && number !== null).length,
  }))
