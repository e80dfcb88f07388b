import type { PageHeaderProps } from '@oaklet/design-system'
import { paths } from '../../shared/paths'

const HOME = { label: 'Billing', href: paths.billing() }

/** The way back up from the list of invoices. */
export const INVOICES_CRUMBS: PageHeaderProps['breadcrumbs'] = [HOME, { label: 'Invoices' }]

/** The way back up from the list of payments. */
export const PAYMENTS_CRUMBS: PageHeaderProps['breadcrumbs'] = [HOME, { label: 'Payments' }]

/** The way back up from the list of credit. */
export const CREDITS_CRUMBS: PageHeaderProps['breadcrumbs'] = [HOME, { label: 'Credit' }]

/** The way back up from the list of payouts. */
export const PAYOUTS_CRUMBS: PageHeaderProps['breadcrumbs'] = [HOME, { label: 'Payouts' }]

/** The way back up from the list of authorizations. */
export const AUTHORIZATIONS_CRUMBS: PageHeaderProps['breadcrumbs'] = [HOME, { label: 'Authorizations' }]

/** The way back up from the list of claims. */
export const CLAIMS_CRUMBS: PageHeaderProps['breadcrumbs'] = [HOME, { label: 'Claims' }]

/** The way back up from the list of superbills. */
export const SUPERBILLS_CRUMBS: PageHeaderProps['breadcrumbs'] = [HOME, { label: 'Superbills' }]

/** The way back up from the list of statements. */
export const STATEMENTS_CRUMBS: PageHeaderProps['breadcrumbs'] = [HOME, { label: 'Statements' }]

/** The way back up from the list of Good Faith Estimates. */
export const ESTIMATES_CRUMBS: PageHeaderProps['breadcrumbs'] = [HOME, { label: 'Estimates' }]

/** The way back up from the reports. */
export const REPORTS_CRUMBS: PageHeaderProps['breadcrumbs'] = [HOME, { label: 'Reports' }]

/** The way back up from the settings of billing. */
export const SETTINGS_CRUMBS: PageHeaderProps['breadcrumbs'] = [HOME, { label: 'Settings' }]

/** The way back up from an invoice, or from a new one, by its name. */
export const invoiceCrumbs = (name: string): PageHeaderProps['breadcrumbs'] => [
  HOME,
  { label: 'Invoices', href: paths.invoices() },
  { label: name },
]

/** The way back up from a claim, by its name. */
export const claimCrumbs = (name: string): PageHeaderProps['breadcrumbs'] => [
  HOME,
  { label: 'Claims', href: paths.claims() },
  { label: name },
]

/** The way back up from a file of answers to claims, by its name. */
export const answersCrumbs = (name: string): PageHeaderProps['breadcrumbs'] => [
  HOME,
  { label: 'Claims', href: paths.claims() },
  { label: 'Answers', href: paths.claims({ view: 'answers' }) },
  { label: name },
]

/** The way back up from what an insurer paid, by its name. */
export const remittanceCrumbs = (name: string): PageHeaderProps['breadcrumbs'] => [
  HOME,
  { label: 'Claims', href: paths.claims() },
  { label: 'Remittances', href: paths.claims({ view: 'remittances' }) },
  { label: name },
]

/** The way back up from a superbill, or from making some, by its name. */
export const superbillCrumbs = (name: string): PageHeaderProps['breadcrumbs'] => [
  HOME,
  { label: 'Superbills', href: paths.superbills() },
  { label: name },
]

/** The way back up from a statement, or from what is done with several, by its name. */
export const statementCrumbs = (name: string): PageHeaderProps['breadcrumbs'] => [
  HOME,
  { label: 'Statements', href: paths.statements() },
  { label: name },
]

/** The way back up from a Good Faith Estimate, or from those that are due, by its name. */
export const estimateCrumbs = (name: string): PageHeaderProps['breadcrumbs'] => [
  HOME,
  { label: 'Estimates', href: paths.estimates() },
  { label: name },
]
