import type { BillingReportKind } from './billing-report-shape'
import { AGES, count, money } from './report-columns'

/** The reports that are made from sessions, from the invoices of clients and from what clients pay. */
export const CLIENT_REPORT_KINDS = {
  aging: {
    title: 'Aging',
    definition:
      'What is left to pay on issued invoices after payments, credit, reductions and write-offs, for each client, by the days since each invoice was due. What is not due yet is in the first column. Credit is not subtracted.',
    hasRange: false,
    splits: [],
    rowHeading: 'Client',
    columns: AGES,
    nothing: 'No client owes anything',
  },
  deposits: {
    title: 'Deposits',
    definition:
      'Payments received in the range, whatever they pay for. Given back is what was refunded, or taken back by clients’ banks, in the range, on the day and by the method of the refund, also of earlier payments. Fees are what Stripe kept of the card payments received in the range, as far as it is known, and asked for disputes opened in it; kept is the rest. What was entered by mistake or failed is not counted.',
    hasRange: true,
    splits: ['day', 'method'],
    rowHeading: 'Day',
    columns: [
      count('payments', 'Payments'),
      money('received', 'Received'),
      money('givenBack', 'Given back'),
      money('fees', 'Fees'),
      money('kept', 'Kept'),
    ],
    nothing: 'Nothing was received',
  },
  write_offs: {
    title: 'Write-offs',
    definition:
      'By how much invoices were lowered in the range, charges reduced and amounts written off, and what was written off of claims. What was taken back in the range is subtracted at the reason and the person of the entry that it takes back. What insurances take off by contract is no write-off. Claims are counted for those alone who may see claims; for others the total is of invoices.',
    hasRange: true,
    splits: ['reason', 'person', 'month', 'client', 'invoice_or_claim'],
    rowHeading: 'Reason',
    columns: [
      money('reduced', 'Charges reduced'),
      money('writtenOff', 'Written off invoices'),
      money('ofClaims', 'Written off claims'),
      money('total', 'Total'),
    ],
    nothing: 'Nothing was written off',
  },
  income: {
    title: 'Income',
    definition:
      'Billed is what was invoiced in the range, with claims that were first sent in it, less what was voided or reduced; what an insurance left to a client counts once, with its claim. Collected is what clients and insurances paid in the range, less what was given or taken back. Written off is what is not collected any more. By clinician or service, an amount belongs to the sessions on its invoice, whose lines are paid in proportion, or on its claim; what has no session is Other.',
    hasRange: true,
    splits: ['month', 'clinician', 'service'],
    rowHeading: 'Month',
    columns: [money('billed', 'Billed'), money('collected', 'Collected'), money('writtenOff', 'Written off')],
    nothing: 'Nothing was billed or collected',
  },
  unbilled: {
    title: 'Unbilled sessions',
    definition:
      'Completed, missed and late cancelled sessions that no invoice bills yet, with their fees. A session with several clients counts for each of them.',
    hasRange: false,
    splits: [],
    rowHeading: 'Client',
    columns: [
      count('sessions', 'Sessions'),
      { id: 'oldest', kind: 'date', heading: 'Oldest' },
      money('fees', 'Fees'),
    ],
    nothing: 'No session waits to be invoiced',
  },
  credits: {
    title: 'Credit balances',
    definition: 'What was received of clients and stands on no invoice.',
    hasRange: false,
    splits: [],
    rowHeading: 'Client',
    columns: [money('credit', 'Credit')],
    nothing: 'No client has credit',
  },
  collection: {
    title: 'Collection',
    definition:
      'The collection rate is what was collected in a month as a share of what was billed in it. Days in receivables is what clients still owed at the end of the month, divided by what was invoiced to clients on an average day of the 90 days up to then. A month that the range cuts short, or that is not over, counts its days in the range until today.',
    hasRange: true,
    splits: [],
    rowHeading: 'Month',
    columns: [
      money('billed', 'Billed'),
      money('collected', 'Collected'),
      { id: 'rate', kind: 'percent', heading: 'Collection rate' },
      money('owed', 'Owed at the end'),
      { id: 'days', kind: 'days', heading: 'Days in receivables' },
    ],
    nothing: 'Nothing was billed or collected',
  },
} satisfies Record<string, BillingReportKind>
