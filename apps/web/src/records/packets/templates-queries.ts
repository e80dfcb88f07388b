import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** What a practice asks clients for again and again. */
export const templatesQuery = (api: Api, practiceId: string) =>
  queryOptions({
    queryKey: [practiceId, 'packet templates'],
    queryFn: ({ signal }) => api.packets.listTemplates({ practiceId }, { signal }),
  })
