import type {
  AnalyticsType,
  AppealStanding,
  AuthorizationState,
  BillingReportName,
  BillingReportSplit,
  ClaimAge,
  ClaimDue,
  ClaimOrder,
  ClaimStateChoice,
  DateRangeName,
  EstimateStatus,
  INVOICE_FILTERS,
  PaymentMethod,
  PaymentNeed,
  RemittanceState,
  SetupStep,
  StatementStatus,
  SuperbillStatus,
} from '@oaklet/api/contract'

type Query = Record<string, string | undefined>

const withQuery = (path: string, query: Query): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** A builder for every route of the specification (spec §2). */
export const paths = {
  root: (query: { ask?: string } = {}) => withQuery('/', query),
  login: () => '/login',
  register: () => '/register',
  forgotPassword: (query: { step?: 'code' } = {}) => withQuery('/forgot-password', query),
  /** Where the link of an invitation leads; its token stands behind `#`. */
  join: () => '/join',
  mfaVerification: () => '/mfa-verification',
  /** Where the link of a packet leads; its secret stands behind `#`. */
  clientOnboarding: (linkId: string) => `/client-onboarding/${encodeURIComponent(linkId)}`,
  stripeCallback: () => '/billing/stripe-callback',
  /** With `ask`, the answer to it lies over the dashboard. */
  dashboard: (query: { ask?: string } = {}) => withQuery('/dashboard', query),
  calendar: (query: { date?: string; clinician?: string; appointment?: string; book?: string } = {}) =>
    withQuery('/calendar', query),
  /** The clients who wait for a time. */
  waitlist: () => '/calendar/waitlist',
  /** Appointments for paper, of one day or its week. */
  daySheet: (query: { date: string; clinician?: string }) =>
    withQuery('/calendar', { view: 'sheet', ...query }),
  clients: (query: { q?: string; status?: string; coverage?: 'unverified' } = {}) =>
    withQuery('/clients', query),
  /** The list itself, where plain `/clients` goes back to the client that was last open. */
  allClients: () => '/clients?view=all',
  /** Clients who may be there twice. */
  duplicates: () => '/clients?view=duplicates',
  /** Forms that clients sent in; with `queue` those that they still have. */
  packets: (query: { queue?: 'with_clients' } = {}) => withQuery('/clients', { view: 'packets', ...query }),
  newClient: () => '/clients?view=all&new=1',
  /** With `tab`, on that one of its tabs, whichever was open last. */
  client: (
    clientId: string,
    tab?: 'overview' | 'insurance' | 'files' | 'onboarding' | 'measures' | 'cards',
  ) => withQuery('/clients', { client: clientId, tab }),
  /** The day's calendar with the form for a new appointment. */
  newAppointment: () => '/calendar?new=1',
  billing: () => '/billing',
  invoices: (query: { q?: string; filter?: (typeof INVOICE_FILTERS)[number] | 'all' } = {}) =>
    withQuery('/billing/invoices', query),
  newInvoice: (query: { client?: string; appointment?: string } = {}) =>
    withQuery('/billing/invoices/new', query),
  invoice: (invoiceId: string) => `/billing/invoices/${encodeURIComponent(invoiceId)}`,
  /**
   * With `received: 'days'`, those of the days from `from` to `to`. With `record`, over the list the form for a payment
   * of the client with that id; with `payment`, the details of that payment.
   */
  payments: (
    query: {
      q?: string
      received?: 'all' | 'this_month' | 'days'
      from?: string
      to?: string
      method?: 'all' | PaymentMethod
      needs?: 'all' | PaymentNeed
      record?: string
      payment?: string
    } = {},
  ) => withQuery('/billing/payments', query),
  /** The clients who have credit. */
  credits: (query: { q?: string } = {}) => withQuery('/billing/credits', query),
  /** What Stripe sends to the bank, and in what the books differ; with `payout`, the details of that one. */
  payouts: (query: { payout?: string } = {}) => withQuery('/billing/payouts', query),
  /** What payers have authorized; without `state` all that have not ended. */
  authorizations: (query: { q?: string; state?: AuthorizationState } = {}) =>
    withQuery('/billing/authorizations', query),
  /** With `make`, the sessions of a time for which superbills can be made, of one client where `client` names one. */
  superbills: (
    query: {
      q?: string
      status?: SuperbillStatus
      make?: 'last_month' | 'this_month' | 'days'
      client?: string
    } = {},
  ) => withQuery('/billing/superbills', query),
  superbill: (superbillId: string) => `/billing/superbills/${encodeURIComponent(superbillId)}`,
  /**
   * With `make`, those who owe and for whom statements can be made, of them one client where `client` names one; with
   * `review`, the drafts to look through and send; with `owing`, those who owe after three statements.
   */
  statements: (
    query: {
      q?: string
      status?: StatementStatus
      make?: '1'
      client?: string
      review?: '1'
      owing?: 'after_three'
    } = {},
  ) => withQuery('/billing/statements', query),
  /** With `review`, among the drafts that are looked through, the one at that place: `1` is the first. */
  statement: (statementId: string, query: { review?: string } = {}) =>
    withQuery(`/billing/statements/${encodeURIComponent(statementId)}`, query),
  /** Good Faith Estimates; with `view` as `due` those that have to be sent. */
  estimates: (query: { q?: string; status?: EstimateStatus; view?: 'due' } = {}) =>
    withQuery('/billing/estimates', query),
  estimate: (estimateId: string) => `/billing/estimates/${encodeURIComponent(estimateId)}`,
  /**
   * Claims; with `view` the sessions that wait for one, the files in which some are sent, the answers to them, or what
   * insurers paid, whose states `state` names then.
   */
  claims: (
    query: {
      view?: 'make' | 'files' | 'answers' | 'remittances'
      q?: string
      state?: ClaimStateChoice | RemittanceState
      age?: ClaimAge
      sent?: 'days'
      from?: string
      to?: string
      due?: ClaimDue
      payerId?: string
      appeal?: AppealStanding
      sort?: ClaimOrder
    } = {},
  ) => withQuery('/billing/claims', query),
  claim: (claimId: string) => `/billing/claims/${encodeURIComponent(claimId)}`,
  /** A file of answers to claims. */
  receivedFile: (fileId: string) => `/billing/claims/answers/${encodeURIComponent(fileId)}`,
  /** What an insurer paid, and for which claims. */
  remittance: (remittanceId: string) => `/billing/claims/remittances/${encodeURIComponent(remittanceId)}`,
  /** Typing in a payment from paper; with `remittance`, one that was typed in, to put it right. */
  typedRemittance: (query: { remittance?: string } = {}) =>
    withQuery('/billing/claims/remittances/new', query),
  /** With `report`, that one, of the days from `from` to `to` and split as it says. */
  billingReports: (
    query: {
      report?: BillingReportName
      range?: 'custom'
      from?: string
      to?: string
      split?: BillingReportSplit
    } = {},
  ) => withQuery('/billing/reports', query),
  billingSettings: (query: { section?: string } = {}) => withQuery('/billing/settings', query),
  insuranceClaims: () => '/billing/insurance-claims',
  financialReports: () => '/billing/financial-reports',
  analytics: (kind?: AnalyticsType, query: { range?: DateRangeName } = {}) =>
    withQuery(kind === undefined ? '/analytics' : `/analytics/${kind}`, query),
  settings: (query: { section?: string } = {}) => withQuery('/settings', query),
  /** What a new practice is asked; without `step` where it was left (decision 15). */
  setup: (query: { step?: SetupStep | 'done' } = {}) => withQuery('/setup', query),
  notifications: () => '/notifications',
  organization: (query: { section?: string; form?: string } = {}) =>
    withQuery('/company/organization', query),
  staff: (query: { q?: string; status?: string } = {}) => withQuery('/company/staff', query),
  staffMember: (staffId: string, section?: string) =>
    withQuery('/company/staff', { person: staffId, section }),
  rolesPermissions: (query: { section?: 'compare' | 'person'; person?: string } = {}) =>
    withQuery('/company/roles-permissions', query),
  role: (roleId: string) => withQuery('/company/roles-permissions', { role: roleId }),
  /** The form for a new role, which begins as the one whose id is `copy`. */
  newRole: (query: { copy?: string } = {}) => withQuery('/company/roles-permissions', { new: '1', ...query }),
  roles: () => '/company/roles',
  compliance: () => '/company/compliance',
  oakletAi: (query: { q: string }) => withQuery('/oaklet-ai', query),
} as const
