import type { Invoice, RecordPaymentBody, UpdateInvoiceBody } from '@oaklet/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { usePracticeId } from '../../../shared/use-session'
import { billingQueries } from '../billing-queries'

/** What can be done with an invoice that exists. */
export function useInvoiceActions(invoice: Pick<Invoice, 'id' | 'version'>) {
  const api = useApi()
  const queryClient = useQueryClient()
  const practiceId = usePracticeId()
  const refresh = useRefreshPractice()
  const { keyFor, renewKey } = useIdempotencyKey()
  const params = { practiceId, invoiceId: invoice.id }
  const { version } = invoice
  return {
    update: useMutation({
      mutationFn: (body: UpdateInvoiceBody) => api.invoices.update(params, body),
      onSettled: refresh,
    }),
    issue: useMutation({ mutationFn: () => api.invoices.issue(params, { version }), onSettled: refresh }),
    voidIssued: useMutation({
      mutationFn: () => api.invoices.voidIssued(params, { version }),
      onSettled: refresh,
    }),
    reverseAdjustment: useMutation({
      mutationFn: (entryId: string) =>
        api.invoices.reverseAdjustment({ ...params, entryId }, { idempotencyKey: keyFor({ entryId }) }),
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: () => api.invoices.remove(params),
      onSuccess: () => {
        queryClient.removeQueries({ queryKey: billingQueries(api, practiceId).invoice(invoice.id).queryKey })
        void refresh()
      },
    }),
    recordPayment: useMutation({
      mutationFn: (body: RecordPaymentBody) =>
        api.payments.record({ practiceId }, body, { idempotencyKey: keyFor(body) }),
      onSuccess: renewKey,
      onSettled: refresh,
    }),
  }
}
