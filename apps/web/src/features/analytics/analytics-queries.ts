import type { Api } from '@oaklet/api'
import type { Analytics, AnalyticsExportFormat, AnalyticsRecords, AnalyticsType } from '@oaklet/api/contract'
import { hashKey, mutationOptions, queryOptions } from '@tanstack/react-query'
import { saveFile } from '../../shared/save-file'
import { type AnalyticsFilters, withSpan } from './analytics-filters'
import type { AskedRecords } from './use-records-url'

/** One kind of analytics over a range, on the screen and as a file; every key starts with the practice. */
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
      // Those of another tab are no stand-in.
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
      // The number stays while its next page comes; that of another number is no stand-in.
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
