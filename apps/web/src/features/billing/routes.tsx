import { paths } from '../../shared/paths'
import { BILLING_PLACES } from './billing-places'
import type { FeatureRoute, FeatureRoutes } from '../../shared/feature-routes'

const loadHome: FeatureRoute['load'] = async () => ({
  Component: (await import('./home/BillingHomeScreen')).BillingHomeScreen,
})

/** Billing: its home, which has three addresses (spec §2), and a screen for each thing that it lists. */
export const billingRoutes: FeatureRoutes = {
  routes: [
    ...[paths.billing(), paths.insuranceClaims(), paths.financialReports()].map((path): FeatureRoute => ({
      path,
      audience: 'staff',
      load: loadHome,
    })),
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
    {
      path: paths.payments(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./payments/PaymentsScreen')).PaymentsScreen }),
    },
    {
      path: paths.credits(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./credits/CreditsScreen')).CreditsScreen }),
    },
    {
      path: paths.payouts(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./payouts/PayoutsScreen')).PayoutsScreen }),
    },
    {
      path: paths.authorizations(),
      audience: 'staff',
      load: async () => ({
        Component: (await import('./authorizations/AuthorizationsScreen')).AuthorizationsScreen,
      }),
    },
    {
      path: paths.claims(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./claims/ClaimsScreen')).ClaimsScreen }),
    },
    {
      path: '/billing/claims/:claimId',
      audience: 'staff',
      load: async () => ({ Component: (await import('./claims/one/ClaimScreen')).ClaimScreen }),
    },
    {
      path: '/billing/claims/answers/:fileId',
      audience: 'staff',
      load: async () => ({
        Component: (await import('./claims/answers/ReceivedFileScreen')).ReceivedFileScreen,
      }),
    },
    {
      path: paths.typedRemittance(),
      audience: 'staff',
      load: async () => ({
        Component: (await import('./claims/remittances/typed/TypedRemittanceScreen')).TypedRemittanceScreen,
      }),
    },
    {
      path: '/billing/claims/remittances/:remittanceId',
      audience: 'staff',
      load: async () => ({
        Component: (await import('./claims/remittances/one/RemittanceScreen')).RemittanceScreen,
      }),
    },
    {
      path: paths.superbills(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./superbills/SuperbillsScreen')).SuperbillsScreen }),
    },
    {
      path: '/billing/superbills/:superbillId',
      audience: 'staff',
      load: async () => ({ Component: (await import('./superbills/SuperbillScreen')).SuperbillScreen }),
    },
    {
      path: paths.statements(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./statements/StatementsScreen')).StatementsScreen }),
    },
    {
      path: '/billing/statements/:statementId',
      audience: 'staff',
      load: async () => ({ Component: (await import('./statements/StatementScreen')).StatementScreen }),
    },
    {
      path: paths.estimates(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./estimates/EstimatesScreen')).EstimatesScreen }),
    },
    {
      path: '/billing/estimates/:estimateId',
      audience: 'staff',
      load: async () => ({ Component: (await import('./estimates/EstimateScreen')).EstimateScreen }),
    },
    {
      path: paths.billingReports(),
      audience: 'staff',
      load: async () => ({
        Component: (await import('./reports/BillingReportsScreen')).BillingReportsScreen,
      }),
    },
    {
      path: paths.billingSettings(),
      audience: 'staff',
      load: async () => ({
        Component: (await import('./settings/BillingSettingsScreen')).BillingSettingsScreen,
      }),
    },
    {
      path: paths.stripeCallback(),
      audience: 'anyone',
      load: async () => ({
        Component: (await import('./stripe-callback/StripeCallbackScreen')).StripeCallbackScreen,
      }),
    },
  ],
  sidebar: [
    {
      id: 'billing',
      label: 'Billing',
      icon: 'billing',
      path: paths.billing(),
      alsoFound: BILLING_PLACES,
      permission: 'invoices:view',
      goKey: 'b',
    },
  ],
}
