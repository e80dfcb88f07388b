import type { OnboardingApi } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'
import { pictureAddress } from '../../shared/files/picture-address'

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
  /** A picture that was sent, as an address of its own; what was sent never changes. */
  picture: (itemId: string, fileId: string) =>
    queryOptions({
      queryKey: ['onboarding', linkId, 'picture', itemId, fileId],
      queryFn: async ({ signal }) =>
        pictureAddress(await api.downloadFile({ linkId, itemId, fileId }, { signal })),
      staleTime: Infinity,
    }),
})
