import * as api from '@oaklet/api/contract'
import {
  AUTHORIZATION_STATE_WORDS,
  claimStandingWord,
  invoiceStatusWord,
  PAYMENT_METHOD_WORDS,
  PAYOUT_STATE_WORDS,
  type BillingListName,
  type ClaimSummary,
  type ClientCredit,
  type EstimateSummary,
  type InvoiceSummary,
  type ListedAuthorization,
  type PaymentSummary,
  type PayoutSummary,
  type StatementSummary,
  type SuperbillSummary,
} from '@oaklet/api/contract'
import { listClaims } from '../claims'
import { listAuthorizations } from '../coverages'
import { listEstimates } from '../estimates'
import { listInvoices } from '../invoices'
import { listPayments } from '../payments'
import { listPayouts } from '../payouts'
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

const CLAIM_COLUMNS: readonly ListColumn<ClaimSummary>[] = [
  { heading: 'Claim', cell: ({ pcn }) => pcn },
  CLIENT,
  { heading: 'Insurance', cell: ({ payer }) => payer.name },
  CLINICIAN,
  { heading: 'Status', cell: claimStandingWord },
  { heading: 'First session', cell: ({ firstOn }) => firstOn },
  { heading: 'Last session', cell: ({ lastOn }) => lastOn },
  { heading: 'Sessions', cell: ({ sessionCount }) => sessionCount },
  { heading: 'Sent', cell: ({ submittedOn }) => submittedOn },
  { heading: 'Filing limit', cell: ({ filingDueOn }) => filingDueOn },
  { heading: 'Appeal to be answered by', cell: ({ appealDueOn }) => appealDueOn },
  { heading: 'Charged', cents: ({ chargedCents }) => chargedCents },
  { heading: 'Open', cents: ({ openCents }) => openCents },
]

const AUTHORIZATION_COLUMNS: readonly ListColumn<ListedAuthorization>[] = [
  { heading: 'Number', cell: ({ number }) => number },
  CLIENT,
  { heading: 'Insurance', cell: ({ payerName }) => payerName },
  { heading: 'Member', cell: ({ memberId }) => memberId },
  { heading: 'Services', cell: ({ codes }) => (codes.length === 0 ? 'All' : codes.join(' ')) },
  { heading: 'Status', cell: ({ state }) => AUTHORIZATION_STATE_WORDS[state] },
  { heading: 'Visits', cell: ({ visits }) => visits },
  { heading: 'Used', cell: ({ usedVisits }) => usedVisits },
  { heading: 'From', cell: ({ startsOn }) => startsOn },
  { heading: 'To', cell: ({ endsOn }) => endsOn },
]

const PAYOUT_COLUMNS: readonly ListColumn<PayoutSummary>[] = [
  { heading: 'Arrives', cell: ({ arrivesOn }) => arrivesOn },
  { heading: 'Status', cell: ({ state }) => PAYOUT_STATE_WORDS[state] },
  { heading: 'Before fees', cents: ({ grossCents }) => grossCents },
  { heading: 'Fees', cents: ({ feeCents }) => feeCents },
  { heading: 'To the bank', cents: ({ amountCents }) => amountCents },
]

/** The file of each list of the billing. */
export const LIST_FILES: Readonly<Record<BillingListName, ListFile>> = {
  invoices: listFile(api.listInvoices, listInvoices, INVOICE_COLUMNS),
  payments: listFile(api.listPayments, listPayments, PAYMENT_COLUMNS),
  credits: listFile(api.listCredits, listCredits, CREDIT_COLUMNS),
  superbills: listFile(api.listSuperbills, listSuperbills, SUPERBILL_COLUMNS),
  statements: listFile(api.listStatements, listStatements, STATEMENT_COLUMNS),
  estimates: listFile(api.listEstimates, listEstimates, ESTIMATE_COLUMNS),
  claims: listFile(api.listClaims, listClaims, CLAIM_COLUMNS),
  authorizations: listFile(api.listAuthorizations, listAuthorizations, AUTHORIZATION_COLUMNS),
  payouts: listFile(api.listPayouts, listPayouts, PAYOUT_COLUMNS),
}
