import type { OnboardingApi } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** What the pages of a client are read with. */
export const onboardingQueries = (api: OnboardingApi, linkId: string) => ({
  forms: () =>
    queryOptions({
      queryKey: ['onboarding', linkId, 'forms'],
      queryFn: ({ signal }) => api.getForms({ linkId }, { signal }),
    }),
  document: (itemId: string) =>
    queryOptions({
      queryKey: ['onboarding', linkId, 'document', itemId],
      queryFn: ({ signal }) => api.getDocument({ linkId, itemId }, { signal }),
    }),
})
