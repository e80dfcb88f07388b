import type { OnboardingApi } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'
import { inBase64 } from '../../shared/files/sent-file'

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
      queryFn: async ({ signal }) => {
        const { bytes, contentType } = await api.downloadFile({ linkId, itemId, fileId }, { signal })
        return `data:${contentType};base64,${await inBase64(new Blob([new Uint8Array(bytes)]))}`
      },
      staleTime: Infinity,
    }),
})
