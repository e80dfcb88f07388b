import type { Api } from '@oaklet/api'
import {
  type BillingReport,
  billingReportFileName,
  type BillingReportFormat,
  type BillingReportName,
  type BillingReportQuery,
} from '@oaklet/api/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { saveFile } from '../../../shared/save-file'

/** Which report of which practice, and the practice's own date. */
interface ReportOfDay {
  practiceId: string
  report: BillingReportName
  today: string
}

/** The queries of one report: its rows, and its file. */
export const billingReportQueries = (
  api: Api,
  { practiceId, report, today }: ReportOfDay,
  query: BillingReportQuery,
) => ({
  report: () =>
    queryOptions<BillingReport>({
      queryKey: [practiceId, 'billing', 'reports', report, query],
      queryFn: ({ signal }) => api.billingReports.get({ practiceId, report }, query, { signal }),
      // The rows of another report are no placeholder.
      placeholderData: (before) => (before?.report === report ? before : undefined),
    }),
  export: () =>
    mutationOptions({
      mutationFn: async (format: BillingReportFormat) => {
        const file = await api.billingReports.export({ practiceId, report }, { ...query, format })
        const fileName = file.fileName ?? billingReportFileName(report, today, format)
        saveFile({ ...file, fileName })
        return fileName
      },
    }),
})
