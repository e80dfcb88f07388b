import type { BillingReportRow } from '@oaklet/api/contract'
import { paths } from '../../../shared/paths'

/** Where the records behind a row are listed; undefined where there is no list, or the person may not use it. */
export function recordsHref(
  { label, records }: BillingReportRow,
  can: (permission: 'invoices:create') => boolean,
): string | undefined {
  switch (records?.list) {
    case undefined:
      return undefined
    case 'open_invoices':
      return paths.invoices({ q: label, filter: 'open' })
    case 'payments':
      return paths.payments({
        ...{ received: 'days', from: records.from, to: records.to },
        ...(records.method !== undefined && { method: records.method }),
      })
    case 'lowered_invoices': {
      const { from, to } = records
      return paths.billingReports({ report: 'write_offs', range: 'custom', from, to, split: 'invoice' })
    }
    case 'client':
      return paths.client(records.clientId)
    case 'invoice':
      return paths.invoice(records.invoiceId)
    case 'unbilled':
      return can('invoices:create') ? paths.newInvoice({ client: records.clientId }) : undefined
    case 'claims':
      return paths.claims({
        ...(records.state !== undefined && { state: records.state }),
        ...(records.payerId !== undefined && { payerId: records.payerId }),
      })
    case 'claim':
      return paths.claim(records.claimId)
    case 'credits':
      return paths.credits({ q: label })
  }
}
