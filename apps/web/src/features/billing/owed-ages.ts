import type { BillingHome, InvoiceAge } from '@oaklet/api/contract'

interface OwedAge {
  id: keyof BillingHome['owed']['aging']
  filter: InvoiceAge
  name: string
  /** What the list of such invoices is called among its filters. */
  listName: string
}

/** The ages of open invoices in their order. Only the first holds invoices that may not be due yet. */
export const OWED_AGES: readonly OwedAge[] = [
  {
    id: 'upTo30',
    filter: 'owed_up_to_30',
    name: 'Not due, or up to 30 days',
    listName: 'At most 30 days past due',
  },
  { id: 'upTo60', filter: 'owed_31_to_60', name: '31 to 60 days', listName: '31 to 60 days past due' },
  { id: 'upTo90', filter: 'owed_61_to_90', name: '61 to 90 days', listName: '61 to 90 days past due' },
  { id: 'over90', filter: 'owed_over_90', name: 'More than 90 days', listName: 'More than 90 days past due' },
]
