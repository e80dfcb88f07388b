import type { BillingReportKind } from './billing-report-shape'
import { AGES, count, money } from './report-columns'

/** The reports that are made from claims. */
export const CLAIM_REPORT_KINDS = {
  insurance_aging: {
    title: 'Insurance aging',
    definition:
      'What each insurance still owes for claims after payments, reductions by contract, clients’ shares and what went to the next insurance, by the days since each claim was first sent, also where it was denied or has to be sent again. What an earlier insurance left to a claim counts from the day on which that was posted, sent or not. Claims that were paid too much are left out, and what clients owe is in Aging.',
    hasRange: false,
    splits: [],
    rowHeading: 'Insurance',
    columns: AGES,
    nothing: 'No insurance owes anything',
  },
  claims_by_state: {
    title: 'Claims by state and age',
    definition:
      'All claims as they stand today, drafts and void ones too, by their states and by their ages as in the list of claims: the days since each was last sent, or since its first session while it was never sent. Sent also has those that are received and wait for an answer, and Paid and Part paid also have those with a label of their own: split by label, the report counts these alone. Deductible is what was paid because all of it went to the client, Overpaid what an insurance paid too much for, on any of the services, and Waiting for second insurance what has a claim to the next insurance that is not decided on. Open is what insurances still owe for them, as in Insurance aging; what was paid too much for a claim is not subtracted.',
    hasRange: false,
    splits: ['state_and_age', 'state', 'age', 'label'],
    rowHeading: 'State and age',
    columns: [count('claims', 'Claims'), money('open', 'Open')],
    nothing: 'There are no claims',
  },
  denials: {
    title: 'Denials',
    definition:
      'What insurances left unpaid in payments that were posted in the range, by the reasons that they gave: reductions by contract, clients’ shares and what earlier insurances did are no denials. A service that is denied again in another payment counts again. A claim or service with two reasons counts in the row of each, and once in the total. A posting that was undone does not count; what an insurance took back or paid later still does.',
    hasRange: true,
    splits: ['reason_and_payer', 'reason', 'payer'],
    rowHeading: 'Reason and insurance',
    columns: [count('claims', 'Claims'), count('services', 'Services'), money('denied', 'Denied')],
    nothing: 'Nothing was denied',
  },
  first_pass: {
    title: 'First-pass acceptance',
    definition:
      'What came of claims that were sent for the first time in the range, until they were sent again. Rejected are those that their insurance did not take in, also where it did later; denied are others of which the first payment that was posted left something unpaid as a denial, all of the claim or a part; accepted are the others that were accepted or paid. The acceptance rate is the accepted ones as a share of those three, so that claims without an answer, which have a column of their own, are not in it. A claim that is accepted and not decided on counts as accepted, and as denied once it is denied. A posting that was undone does not count.',
    hasRange: true,
    splits: ['payer', 'month'],
    rowHeading: 'Insurance',
    columns: [
      count('sent', 'First sent'),
      count('accepted', 'Accepted'),
      count('rejected', 'Rejected'),
      count('denied', 'Denied'),
      count('unanswered', 'No answer yet'),
      { id: 'rate', kind: 'percent', heading: 'Acceptance rate' },
    ],
    nothing: 'No claim was sent for the first time',
  },
  underpayments: {
    title: 'Underpayments',
    definition:
      'Services of which less was allowed than the insurance’s fee schedule said, in payments that were posted in the range. Allowed is what the insurance says that it allows, or else what it paid and left to the client. Services for which nothing was allowed, and claims to a second or third insurance, are left out. A posting that was undone does not count; what an insurance took back or paid later still does.',
    hasRange: true,
    splits: [],
    rowHeading: 'Claim',
    columns: [
      { id: 'session', kind: 'date', heading: 'Session' },
      money('expected', 'Expected'),
      money('allowed', 'Allowed'),
      money('difference', 'Difference'),
    ],
    nothing: 'Nothing was paid below a fee schedule',
  },
  owed_back: {
    title: 'Owed back to insurances',
    definition:
      'Claims for which more was paid than was open, with what is too much over all of their services, after reductions by contract, clients’ shares and what went to the next insurance. Where one service was paid too much and another is still open, the one is subtracted from the other. Since is the day from which on it was too much without a break. What an insurance has taken back is not owed any more, and nothing of this is subtracted in Insurance aging.',
    hasRange: false,
    splits: [],
    rowHeading: 'Claim',
    columns: [{ id: 'since', kind: 'date', heading: 'Since' }, money('owedBack', 'Owed back')],
    nothing: 'Nothing is owed back to an insurance',
  },
} satisfies Record<string, BillingReportKind>
