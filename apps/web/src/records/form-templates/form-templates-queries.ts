import type { Api } from '@oaklet/api'
import type { FormTemplateQuery } from '@oaklet/api/contract'
import { queryOptions } from '@tanstack/react-query'

/** What the forms of a practice are read with; every key starts with the practice. */
export const formTemplatesQueries = (api: Api, practiceId: string) => ({
  all: () =>
    queryOptions({
      queryKey: [practiceId, 'form-templates'],
      queryFn: ({ signal }) => api.formTemplates.list({ practiceId }, { signal }),
    }),
  one: (formTemplateId: string, query: FormTemplateQuery = {}) =>
    queryOptions({
      queryKey: [practiceId, 'form-templates', formTemplateId, query],
      queryFn: ({ signal }) => api.formTemplates.get({ practiceId, formTemplateId }, query, { signal }),
    }),
})
