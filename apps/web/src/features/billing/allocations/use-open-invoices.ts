import type { InvoiceSummary } from '@oaklet/api/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { billingQueries } from '../billing-queries'
import { withSettled } from './allocation-form'

/**
 * The open invoices of a client. They are loaded when a form opens, and anew only by `reload`, so that nothing changes
 * behind what is typed and what is sent again is the same. What a reload finds settled stays in the list.
 */
export function useOpenInvoices(clientId: string | null) {
  const query = useQuery({
    ...billingQueries(useApi(), usePracticeId()).openInvoices(clientId ?? ''),
    enabled: clientId !== null,
  })
  const [before, setBefore] = useState<readonly InvoiceSummary[]>([])
  const known = before.filter(({ client }) => client.id === clientId)
  const invoices = query.data && withSettled(known, query.data.items)
  return {
    query,
    /** Undefined until they are loaded. */
    invoices,
    reload: () => {
      setBefore(invoices ?? [])
      void query.refetch()
    },
  }
}
