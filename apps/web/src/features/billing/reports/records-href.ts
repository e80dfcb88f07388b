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
    case 'lowered': {
      const { from, to } = records
      return paths.billingReports({
        report: 'write_offs',
        range: 'custom',
        from,
        to,
        split: 'invoice_or_claim',
      })
    }
    case 'client':
      return paths.client(records.clientId)
    case 'invoice':
      return paths.invoice(records.invoiceId)
    case 'unbilled':
      return can('invoices:create') ? paths.newInvoice({ client: records.clientId }) : undefined
    case 'claims': {
      const { state, age, payerId, sentFrom: from, sentTo: to } = records
      return paths.claims({
        ...(state !== undefined && { state }),
        ...(age !== undefined && { age }),
        ...(from !== undefined && to !== undefined && { sent: 'days' as const, from, to }),
        ...(payerId !== undefined && { payerId }),
      })
    }
    case 'claim':
      return paths.claim(records.claimId)
    case 'credits':
      return paths.credits({ q: label })
  }
}
