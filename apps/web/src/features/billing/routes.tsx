import { paths } from '../../shared/paths'
import type { FeatureRoutes } from '../../shared/feature-routes'

/** Billing: invoices and what was paid on them. */
export const billingRoutes: FeatureRoutes = {
  routes: [
    {
      path: paths.invoices(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./invoices/InvoicesScreen')).InvoicesScreen }),
    },
    {
      path: paths.newInvoice(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./invoices/NewInvoiceScreen')).NewInvoiceScreen }),
    },
    {
      path: '/billing/invoices/:invoiceId',
      audience: 'staff',
      load: async () => ({ Component: (await import('./invoices/InvoiceScreen')).InvoiceScreen }),
    },
  ],
  sidebar: [
    {
      id: 'billing',
      label: 'Billing',
      icon: 'billing',
      path: paths.invoices(),
      section: '/billing',
      permission: 'invoices:view',
      goKey: 'b',
    },
  ],
}
