import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { AppliedCredit, ApplyClientCreditBody } from './client-credit-contract'
import { Invoice, InvoiceInput, InvoiceLine, InvoiceSummary, InvoiceTotals } from './invoices-contract'
import { LedgerEntry } from './ledger-entry'

/** One session of 45 minutes for $150. */
export const anInvoiceLine = fixtureOf<InvoiceLine>(InvoiceLine, () => ({
  id: fixtureId(51),
  appointmentId: fixtureId(40),
  description: 'Psychotherapy, 45 minutes',
  quantity: 1,
  unitPriceCents: 15_000,
  servedAt: '2026-11-03T14:00:00Z',
  amountCents: 15_000,
  share: null,
}))

/** The charge of {@link anInvoice}. */
export const aLedgerEntry = fixtureOf<LedgerEntry>(LedgerEntry, () => ({
  id: fixtureId(52),
  kind: 'issued',
  occurredOn: '2026-11-04',
  description: 'Invoice 1001 issued',
  amountCents: 15_000,
  balanceAfterCents: 15_000,
  paymentId: null,
  isCardCharge: false,
  isInsurerTakeback: false,
  reversesId: null,
}))

/** {@link anInvoice}, as a list shows it. */
export const anInvoiceSummary = fixtureOf<InvoiceSummary>(InvoiceSummary, () => ({
  id: fixtureId(50),
  number: 1001,
  client: { id: fixtureId(30), name: 'Mari Vega' },
  payerName: null,
  status: 'issued',
  issuedOn: '2026-11-04',
  dueOn: '2026-11-18',
  daysOverdue: 0,
  totalCents: 15_000,
  balanceCents: 15_000,
  paidCents: 0,
  currency: 'USD',
}))

/** An issued invoice of one line that nothing was paid on. */
export const anInvoice = fixtureOf<Invoice>(Invoice, () => ({
  ...anInvoiceSummary(),
  practiceId: fixtureId(3),
  givenReason: null,
  remittance: null,
  notes: '',
  lines: [anInvoiceLine()],
  ledger: [aLedgerEntry()],
  heldCents: 0,
  creditCents: 0,
  version: 2,
  createdAt: '2026-11-04T15:00:00Z',
  updatedAt: '2026-11-04T15:00:00Z',
}))

/** What a person would bill Marisol Vega. */
export const anInvoiceInput = fixtureOf<InvoiceInput>(InvoiceInput, () => ({
  clientId: fixtureId(30),
  dueOn: null,
  notes: '',
  lines: [
    {
      appointmentId: fixtureId(40),
      description: 'Psychotherapy, 45 minutes',
      quantity: 1,
      unitPriceCents: 15_000,
    },
  ],
}))

/** 50 dollars of credit for {@link anInvoice}. */
export const aClientCreditBody = fixtureOf<ApplyClientCreditBody>(ApplyClientCreditBody, () => ({
  allocations: [{ invoiceId: fixtureId(50), amountCents: 5000 }],
}))

/** What is left after {@link aClientCreditBody}. */
export const anAppliedCredit = fixtureOf<AppliedCredit>(AppliedCredit, () => ({
  creditCents: 0,
  invoices: [{ id: fixtureId(50), balanceCents: 10_000 }],
}))

/** The sums over a few invoices. */
export const someInvoiceTotals = fixtureOf<InvoiceTotals>(InvoiceTotals, () => ({
  outstandingCents: 15_000,
  overdueCents: 0,
  overdueCount: 0,
  draftCount: 0,
}))
