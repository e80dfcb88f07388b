import type { SidebarPlace } from '../../shared/feature-routes'
import { paths } from '../../shared/paths'

/** Where the home of the billing and the search lead, for those who hold the permission. */
export const BILLING_PLACES: readonly SidebarPlace[] = [
  { id: 'invoices', label: 'Invoices', path: paths.invoices() },
  { id: 'payments', label: 'Payments', path: paths.payments() },
  { id: 'credits', label: 'Credit of clients', path: paths.credits() },
  { id: 'payouts', label: 'Payouts', path: paths.payouts(), permission: 'billing:edit' },
  { id: 'claims', label: 'Claims', path: paths.claims(), permission: 'claims:view' },
  { id: 'superbills', label: 'Superbills', path: paths.superbills(), permission: 'superbills:view' },
  { id: 'statements', label: 'Statements', path: paths.statements() },
  { id: 'estimates', label: 'Estimates', path: paths.estimates() },
  { id: 'authorizations', label: 'Authorizations', path: paths.authorizations(), permission: 'clients:view' },
  {
    id: 'billing-reports',
    label: 'Billing reports',
    path: paths.billingReports(),
    permission: 'reports:view',
  },
  {
    id: 'billing-settings',
    label: 'Billing settings',
    path: paths.billingSettings(),
    permission: 'billing:edit',
  },
]
