import type { Api } from '@oaklet/api'
import type { Analytics, AnalyticsExportFormat, AnalyticsRecords, AnalyticsType } from '@oaklet/api/contract'
import { hashKey, mutationOptions, queryOptions } from '@tanstack/react-query'
import { saveFile } from '../../shared/save-file'
import { type AnalyticsFilters, withSpan } from './filters/analytics-filters'
import type { AskedRecords } from './records/use-records-url'

/** The queries of one kind of analytics: figures, records, export. Every key starts with the practice. */
export const analyticsQueries = (
  api: Api,
  practiceId: string,
  type: AnalyticsType,
  filters: AnalyticsFilters,
) => ({
  figures: () =>
    queryOptions<Analytics>({
      queryKey: [practiceId, 'analytics', type, filters],
      queryFn: ({ signal }) => api.analytics.get(type, { ...filters, practiceId }, { signal }),
      // Figures of another tab are no placeholder.
      placeholderData: (before) => (before?.type === type ? before : undefined),
    }),
  records: (asked: AskedRecords, page: { limit: number; cursor?: string }) => {
    const { span, ...number } = asked
    const of = span === undefined ? filters : withSpan(filters, span)
    const list = [practiceId, 'analytics', type, filters, 'records', asked]
    return queryOptions<AnalyticsRecords>({
      queryKey: [...list, page],
      queryFn: ({ signal }) =>
        api.analytics.records({ ...of, ...number, ...page, type, practiceId }, { signal }),
      // The records stay until the next page has loaded; records of another number are no placeholder.
      placeholderData: (before, query) =>
        query !== undefined && hashKey(query.queryKey.slice(0, -1)) === hashKey(list) ? before : undefined,
    })
  },
  export: () =>
    mutationOptions({
      mutationFn: async (format: AnalyticsExportFormat) => {
        const file = await api.analytics.export({ ...filters, type, format, practiceId })
        saveFile(file)
        return file.fileName
      },
    }),
})
