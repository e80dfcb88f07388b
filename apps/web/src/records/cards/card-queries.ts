import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** Whether a practice can charge cards, which cards a client has on file, and whether one is charged each night. */
export const cardQueries = (api: Api, practiceId: string) => ({
  connection: () =>
    queryOptions({
      queryKey: [practiceId, 'payment-connection'] as const,
      queryFn: ({ signal }) => api.paymentConnection.get({ practiceId }, { signal }),
    }),
  ofClient: (clientId: string) =>
    queryOptions({
      queryKey: [practiceId, 'cards', clientId] as const,
      queryFn: ({ signal }) => api.cards.list({ practiceId, clientId }, { signal }),
    }),
  autopay: (clientId: string) =>
    queryOptions({
      queryKey: [practiceId, 'autopay', clientId] as const,
      queryFn: ({ signal }) => api.cards.autopay({ practiceId, clientId }, { signal }),
    }),
  /** Keeps the card that was typed on the provider’s page; asked again, it is the same card. */
  finish: (clientId: string, setupId: string) =>
    queryOptions({
      queryKey: [practiceId, 'card-setup', setupId] as const,
      queryFn: ({ signal }) => api.cards.finish({ practiceId, clientId }, { setupId }, { signal }),
    }),
})
