import type { Api } from '@oaklet/api'
import type { Analytics, AnalyticsExportFormat, AnalyticsRecords, AnalyticsType } from '@oaklet/api/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { saveFile } from '../../shared/save-file'
import type { AnalyticsFilters } from './analytics-filters'
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
  records: (asked: AskedRecords, page: { limit: number; cursor?: string }) =>
    queryOptions<AnalyticsRecords>({
      queryKey: [practiceId, 'analytics', type, filters, 'records', asked, page],
      queryFn: ({ signal }) =>
        api.analytics.records({ ...filters, ...asked, ...page, type, practiceId }, { signal }),
      // The number stays while its next page comes; that of another number is no stand-in.
      placeholderData: (before) =>
        before?.figure.id === asked.figure && before.part?.id === asked.part ? before : undefined,
    }),
  export: () =>
    mutationOptions({
      mutationFn: async (format: AnalyticsExportFormat) => {
        const file = await api.analytics.export({ ...filters, type, format, practiceId })
        saveFile(file)
        return file.fileName
      },
    }),
})
