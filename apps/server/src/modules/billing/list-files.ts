import * as api from '@oaklet/api/contract'
import {
  invoiceStatusWord,
  PAYMENT_METHOD_WORDS,
  type BillingListName,
  type ClientCredit,
  type EstimateSummary,
  type InvoiceSummary,
  type PaymentSummary,
  type StatementSummary,
  type SuperbillSummary,
} from '@oaklet/api/contract'
import { listEstimates } from '../estimates'
import { listInvoices } from '../invoices'
import { listPayments } from '../payments'
import { listStatements } from '../statements'
import { listSuperbills } from '../superbills'
import { listCredits } from './list-credits'
import { listFile, type ListColumn, type ListFile } from './list-file'

type AnyStatus = (PaymentSummary | SuperbillSummary | StatementSummary | EstimateSummary)['status']

/** What a status is called, in the words of the screens. */
const STATUS_WORDS: Readonly<Record<AnyStatus, string>> = {
  draft: 'Draft',
  issued: 'Issued',
  void: 'Void',
  sent: 'Sent',
  replaced: 'Replaced',
  pending: 'Pending',
  succeeded: 'Received',
  failed: 'Failed',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  entered_in_error: 'Entered by mistake',
}

const NUMBER = { heading: 'Number', cell: ({ number }: { number: number | null }) => number }
const CLIENT = { heading: 'Client', cell: ({ client }: { client: { name: string } }) => client.name }
const CLINICIAN = {
  heading: 'Clinician',
  cell: ({ clinician }: { clinician: { name: string } }) => clinician.name,
}
const FROM = { heading: 'From', cell: ({ from }: { from: string }) => from }
const TO = { heading: 'To', cell: ({ to }: { to: string }) => to }
const STATUS = { heading: 'Status', cell: ({ status }: { status: AnyStatus }) => STATUS_WORDS[status] }

const INVOICE_COLUMNS: readonly ListColumn<InvoiceSummary>[] = [
  ...[NUMBER, CLIENT],
  { heading: 'Share after', cell: ({ payerName }) => payerName },
  { heading: 'Status', cell: invoiceStatusWord },
  { heading: 'Issued', cell: ({ issuedOn }) => issuedOn },
  { heading: 'Due', cell: ({ dueOn }) => dueOn },
  { heading: 'Days overdue', cell: ({ daysOverdue }) => daysOverdue },
  { heading: 'Total', cents: ({ totalCents }) => totalCents },
  { heading: 'Paid', cents: ({ paidCents }) => paidCents },
  { heading: 'Balance', cents: ({ balanceCents }) => balanceCents },
]

const PAYMENT_COLUMNS: readonly ListColumn<PaymentSummary>[] = [
  { heading: 'Received', cell: ({ receivedOn }) => receivedOn },
  CLIENT,
  { heading: 'Method', cell: ({ method }) => PAYMENT_METHOD_WORDS[method] },
  { heading: 'Reference', cell: ({ reference }) => reference },
  STATUS,
  { heading: 'Amount', cents: ({ amountCents }) => amountCents },
  { heading: 'Given back', cents: ({ refundedCents }) => refundedCents },
]

const CREDIT_COLUMNS: readonly ListColumn<ClientCredit>[] = [
  CLIENT,
  { heading: 'On open invoices', cents: ({ owedCents }) => owedCents },
  {
    heading: 'Held for sessions',
    cents: ({ holds }) => holds.reduce((sum, { amountCents }) => sum + amountCents, 0),
  },
  { heading: 'Credit', cents: ({ creditCents }) => creditCents },
]

const SUPERBILL_COLUMNS: readonly ListColumn<SuperbillSummary>[] = [
  ...[NUMBER, CLIENT, CLINICIAN, FROM, TO, STATUS],
  { heading: 'Issued', cell: ({ issuedOn }) => issuedOn },
  { heading: 'Sessions', cell: ({ sessionCount }) => sessionCount },
  { heading: 'Charged', cents: ({ chargedCents }) => chargedCents },
  { heading: 'Paid', cents: ({ paidCents }) => paidCents },
]

const STATEMENT_COLUMNS: readonly ListColumn<StatementSummary>[] = [
  ...[NUMBER, CLIENT, FROM, TO, STATUS],
  { heading: 'Drafted', cell: ({ draftedOn }) => draftedOn },
  { heading: 'Owed', cents: ({ owedCents }) => owedCents },
]

const ESTIMATE_COLUMNS: readonly ListColumn<EstimateSummary>[] = [
  ...[NUMBER, CLIENT, CLINICIAN, FROM, TO, STATUS],
  { heading: 'Sent', cell: ({ sentOn }) => sentOn },
  { heading: 'Total', cents: ({ totalCents }) => totalCents },
]

/** The file of each list of the billing. */
export const LIST_FILES: Readonly<Record<BillingListName, ListFile>> = {
  invoices: listFile(api.listInvoices, listInvoices, INVOICE_COLUMNS),
  payments: listFile(api.listPayments, listPayments, PAYMENT_COLUMNS),
  credits: listFile(api.listCredits, listCredits, CREDIT_COLUMNS),
  superbills: listFile(api.listSuperbills, listSuperbills, SUPERBILL_COLUMNS),
  statements: listFile(api.listStatements, listStatements, STATEMENT_COLUMNS),
  estimates: listFile(api.listEstimates, listEstimates, ESTIMATE_COLUMNS),
}
