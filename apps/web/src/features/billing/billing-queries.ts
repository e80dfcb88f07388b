import type { Api } from '@oaklet/api'
import type {
  AuthorizationsQuery,
  ClaimsQuery,
  CreditsQuery,
  EstimateFilters,
  EstimatesQuery,
  InvoiceFilters,
  InvoicesQuery,
  PaymentsQuery,
  ReceivedFilesQuery,
  StatementCandidatesQuery,
  StatementFilters,
  StatementsQuery,
  SuperbillCandidatesQuery,
  SuperbillFilters,
  SuperbillsQuery,
} from '@oaklet/api/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { whileWaiting } from './documents/while-waiting'

/** The most uninvoiced appointments that are offered at once, and that one invoice can sensibly hold. */
const UNINVOICED_LIMIT = 100

/** The most open invoices that one form puts money on. */
const OPEN_LIMIT = 100

/** The most drafts of statements that are looked through and sent at once. */
export const DRAFTS_LIMIT = 100

/** What the billing screens read; every key starts with the practice. */
export const billingQueries = (api: Api, practiceId: string) => ({
  home: () =>
    queryOptions({
      queryKey: [practiceId, 'billing', 'home'],
      queryFn: ({ signal }) => api.billing.home({ practiceId }, { signal }),
    }),
  credits: (query: CreditsQuery) =>
    queryOptions({
      queryKey: [practiceId, 'billing', 'credits', query],
      queryFn: ({ signal }) => api.billing.credits({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  authorizations: (query: AuthorizationsQuery) =>
    queryOptions({
      queryKey: [practiceId, 'coverages', 'authorizations', query],
      queryFn: ({ signal }) => api.coverages.listAuthorizations({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  invoices: (query: InvoicesQuery) =>
    queryOptions({
      queryKey: [practiceId, 'invoices', 'list', query],
      queryFn: ({ signal }) => api.invoices.list({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** Loaded once for each form, and anew only when it asks. */
  openInvoices: (clientId: string) =>
    queryOptions({
      queryKey: [practiceId, 'invoices', 'open', clientId],
      queryFn: ({ signal }) =>
        api.invoices.list({ practiceId }, { limit: OPEN_LIMIT, filter: 'open', clientId }, { signal }),
      staleTime: 'static',
      gcTime: 0,
    }),
  /** Loaded once for each form, like the open invoices. */
  holdableSessions: (clientId: string) =>
    queryOptions({
      queryKey: [practiceId, 'payments', 'holds', clientId],
      queryFn: ({ signal }) => api.payments.listHolds({ practiceId, clientId }, { signal }),
      staleTime: 'static',
      gcTime: 0,
    }),
  totals: (query: InvoiceFilters) =>
    queryOptions({
      queryKey: [practiceId, 'invoices', 'totals', query],
      queryFn: ({ signal }) => api.invoices.totals({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  invoice: (invoiceId: string) =>
    queryOptions({
      queryKey: [practiceId, 'invoices', 'one', invoiceId],
      queryFn: ({ signal }) => api.invoices.get({ practiceId, invoiceId }, { signal }),
    }),
  payments: (query: PaymentsQuery) =>
    queryOptions({
      queryKey: [practiceId, 'payments', 'list', query],
      queryFn: ({ signal }) => api.payments.list({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  payment: (paymentId: string) =>
    queryOptions({
      queryKey: [practiceId, 'payments', 'one', paymentId],
      queryFn: ({ signal }) => api.payments.get({ practiceId, paymentId }, { signal }),
    }),
  paymentLinks: (invoiceId: string) =>
    queryOptions({
      queryKey: [practiceId, 'payments', 'links', invoiceId],
      queryFn: ({ signal }) => api.payments.listLinks({ practiceId, invoiceId }, { signal }),
    }),
  claims: (query: ClaimsQuery) =>
    queryOptions({
      queryKey: [practiceId, 'claims', 'list', query],
      queryFn: ({ signal }) => api.claims.list({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  claimTotals: () =>
    queryOptions({
      queryKey: [practiceId, 'claims', 'totals'],
      queryFn: ({ signal }) => api.claims.totals({ practiceId }, { signal }),
    }),
  claim: (claimId: string) =>
    queryOptions({
      queryKey: [practiceId, 'claims', 'one', claimId],
      queryFn: ({ signal }) => api.claims.get({ practiceId, claimId }, { signal }),
    }),
  claimCandidates: () =>
    queryOptions({
      queryKey: [practiceId, 'claims', 'candidates'],
      queryFn: ({ signal }) => api.claims.candidates({ practiceId }, { signal }),
    }),
  /** All answers to one claim. */
  claimAnswers: (claimId: string) =>
    queryOptions({
      queryKey: [practiceId, 'claims', 'answers', claimId],
      queryFn: ({ signal }) => api.receivedFiles.ofClaim({ practiceId, claimId }, { signal }),
    }),
  receivedFiles: (query: ReceivedFilesQuery) =>
    queryOptions({
      queryKey: [practiceId, 'received-files', 'list', query],
      queryFn: ({ signal }) => api.receivedFiles.list({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  receivedFile: (fileId: string) =>
    queryOptions({
      queryKey: [practiceId, 'received-files', 'one', fileId],
      queryFn: ({ signal }) => api.receivedFiles.get({ practiceId, fileId }, { signal }),
    }),
  superbills: (query: SuperbillsQuery) =>
    queryOptions({
      queryKey: [practiceId, 'superbills', 'list', query],
      queryFn: ({ signal }) => api.superbills.list({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  superbillTotals: (query: SuperbillFilters) =>
    queryOptions({
      queryKey: [practiceId, 'superbills', 'totals', query],
      queryFn: ({ signal }) => api.superbills.totals({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  superbill: (superbillId: string) =>
    queryOptions({
      queryKey: [practiceId, 'superbills', 'one', superbillId],
      queryFn: ({ signal }) => api.superbills.get({ practiceId, superbillId }, { signal }),
      refetchInterval: ({ state }) => whileWaiting(state.data),
    }),
  superbillCandidates: (query: SuperbillCandidatesQuery) =>
    queryOptions({
      queryKey: [practiceId, 'superbills', 'candidates', query],
      queryFn: ({ signal }) => api.superbills.candidates({ practiceId }, query, { signal }),
    }),
  estimates: (query: EstimatesQuery) =>
    queryOptions({
      queryKey: [practiceId, 'estimates', 'list', query],
      queryFn: ({ signal }) => api.estimates.list({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  estimateTotals: (query: EstimateFilters) =>
    queryOptions({
      queryKey: [practiceId, 'estimates', 'totals', query],
      queryFn: ({ signal }) => api.estimates.totals({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  estimatesDue: () =>
    queryOptions({
      queryKey: [practiceId, 'estimates', 'due'],
      queryFn: ({ signal }) => api.estimates.due({ practiceId }, {}, { signal }),
    }),
  estimate: (estimateId: string) =>
    queryOptions({
      queryKey: [practiceId, 'estimates', 'one', estimateId],
      queryFn: ({ signal }) => api.estimates.get({ practiceId, estimateId }, { signal }),
      refetchInterval: ({ state }) => whileWaiting(state.data),
    }),
  profiles: () =>
    queryOptions({
      queryKey: [practiceId, 'billing-profiles'],
      queryFn: ({ signal }) => api.billingProfiles.list({ practiceId }, { signal }),
    }),
  settings: () =>
    queryOptions({
      queryKey: [practiceId, 'billing-settings'],
      queryFn: ({ signal }) => api.billingSettings.get({ practiceId }, { signal }),
    }),
  claimSettings: () =>
    queryOptions({
      queryKey: [practiceId, 'claims', 'settings'],
      queryFn: ({ signal }) => api.claims.settings({ practiceId }, { signal }),
    }),
  /** The most that is written off with a payment; loaded once for each form, so that nothing changes behind it. */
  smallRest: () =>
    queryOptions({
      queryKey: [practiceId, 'billing-settings', 'small-rest'],
      queryFn: async ({ signal }) =>
        (await api.billingSettings.get({ practiceId }, { signal })).smallRestCents,
      staleTime: 'static',
      gcTime: 0,
    }),
  statements: (query: StatementsQuery) =>
    queryOptions({
      queryKey: [practiceId, 'statements', 'list', query],
      queryFn: ({ signal }) => api.statements.list({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** The drafts that wait to be looked through, in their order. */
  draftStatements: () =>
    queryOptions({
      queryKey: [practiceId, 'statements', 'drafts'],
      queryFn: ({ signal }) =>
        api.statements.list({ practiceId }, { status: 'draft', limit: DRAFTS_LIMIT }, { signal }),
    }),
  statementTotals: (query: StatementFilters) =>
    queryOptions({
      queryKey: [practiceId, 'statements', 'totals', query],
      queryFn: ({ signal }) => api.statements.totals({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  statement: (statementId: string) =>
    queryOptions({
      queryKey: [practiceId, 'statements', 'one', statementId],
      queryFn: ({ signal }) => api.statements.get({ practiceId, statementId }, { signal }),
      refetchInterval: ({ state }) => whileWaiting(state.data),
    }),
  statementCandidates: (query: StatementCandidatesQuery) =>
    queryOptions({
      queryKey: [practiceId, 'statements', 'candidates', query],
      queryFn: ({ signal }) => api.statements.candidates({ practiceId }, query, { signal }),
    }),
  uninvoiced: (clientId: string | null) =>
    queryOptions({
      queryKey: [practiceId, 'appointments', 'uninvoiced', clientId],
      queryFn: ({ signal }) =>
        api.appointments.listUninvoiced(
          { practiceId },
          { limit: UNINVOICED_LIMIT, ...(clientId !== null && { clientId }) },
          { signal },
        ),
    }),
})
