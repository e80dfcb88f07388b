import type { BillingReportColumn } from './billing-report-shape'

export const money = (id: string, heading: string): BillingReportColumn => ({ id, kind: 'money', heading })
export const count = (id: string, heading: string): BillingReportColumn => ({ id, kind: 'count', heading })

/** What was owed for how long. */
export const AGES: readonly BillingReportColumn[] = [
  money('upTo30', 'Up to 30 days'),
  money('upTo60', '31 to 60 days'),
  money('upTo90', '61 to 90 days'),
  money('over90', 'Over 90 days'),
  money('total', 'Total'),
]
