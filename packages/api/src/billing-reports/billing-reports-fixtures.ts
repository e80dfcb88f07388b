import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { BillingReport } from './billing-reports-contract'

/** What Mari Vega owes on Tuesday, Nov 17, 2026: 150 dollars, and nothing else is owed. */
export const aBillingReport = fixtureOf<BillingReport>(BillingReport, () => ({
  report: 'aging',
  from: null,
  to: null,
  split: null,
  asOf: '2026-11-17',
  currency: 'USD',
  columns: [
    { id: 'upTo30', kind: 'money' },
    { id: 'upTo60', kind: 'money' },
    { id: 'upTo90', kind: 'money' },
    { id: 'over90', kind: 'money' },
    { id: 'total', kind: 'money' },
  ],
  rows: [
    {
      id: fixtureId(20),
      label: 'Mari Vega',
      cells: [10_000, 5_000, 0, 0, 15_000],
      records: { list: 'open_invoices', clientId: fixtureId(20) },
    },
  ],
  totals: [10_000, 5_000, 0, 0, 15_000],
}))
