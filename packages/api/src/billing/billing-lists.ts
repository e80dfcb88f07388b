/** The lists of the billing that can be saved as a file. */
export const BILLING_LISTS = [
  'invoices',
  'payments',
  'credits',
  'superbills',
  'statements',
  'estimates',
  'claims',
  'authorizations',
  'payouts',
] as const
/** One of {@link BILLING_LISTS}. */
export type BillingListName = (typeof BILLING_LISTS)[number]

/** What each list is called. */
export const BILLING_LIST_WORDS: Readonly<Record<BillingListName, string>> = {
  invoices: 'Invoices',
  payments: 'Payments',
  credits: 'Credit of clients',
  superbills: 'Superbills',
  statements: 'Statements',
  estimates: 'Good Faith Estimates',
  claims: 'Claims',
  authorizations: 'Authorizations',
  payouts: 'Payouts',
}

/** The most rows that the file of a list has. */
export const MAX_BILLING_LIST_ROWS = 10_000

/** Returns the name of a list’s file; `date` is `YYYY-MM-DD`. */
export const billingListFileName = (list: BillingListName, date: string): string => `${list}-${date}.csv`
