import type { Invoice, InvoiceInput } from '@oaklet/api/contract'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { usePracticeId } from '../../../shared/use-session'

interface NewInvoice {
  body: InvoiceInput
  /** Give it its number at once. */
  isIssued: boolean
}

/** Saves a new draft and, when asked to, issues it; a retry after a lost answer makes no second one. */
export function useCreateInvoice() {
  const api = useApi()
  const practiceId = usePracticeId()
  const { keyFor } = useIdempotencyKey()
  return useMutation({
    mutationFn: async ({ body, isIssued }: NewInvoice): Promise<Invoice> => {
      const draft = await api.invoices.create({ practiceId }, body, { idempotencyKey: keyFor(body) })
      if (!isIssued) return draft
      return api.invoices.issue({ practiceId, invoiceId: draft.id }, { version: draft.version })
    },
    onSettled: useRefreshPractice(),
  })
}
