import type { Api } from '@oaklet/api'
import type { PaymentCallbackBody } from '@oaklet/api/contract'
import { queryOptions } from '@tanstack/react-query'

/** What comes of a way back from the provider. It is told once: what is sent is good for one time. */
export const callbackQuery = (api: Api, orgId: string, body: PaymentCallbackBody) =>
  queryOptions({
    // The secret is in no key.
    queryKey: ['payment-callback'],
    queryFn: ({ signal }) => api.paymentConnection.takeCallback({ orgId }, body, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
