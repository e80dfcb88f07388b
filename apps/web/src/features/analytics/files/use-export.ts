import type { AnalyticsExportFormat, AnalyticsType } from '@oaklet/api/contract'
import { announce, showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../shared/use-api'
import { analyticsQueries } from '../analytics-queries'
import type { AnalyticsFilters } from '../filters/analytics-filters'

/** Saves the shown analytics as a file, and returns the state of the export. */
export function useExport(practiceId: string, type: AnalyticsType, filters: AnalyticsFilters) {
  const { mutate, variables, error, isPending } = useMutation(
    analyticsQueries(useApi(), practiceId, type, filters).export(),
  )
  const save = (format: AnalyticsExportFormat) => {
    announce(`Exporting as ${EXPORT_WORDS[format].label}`)
    mutate(format, {
      onSuccess: (fileName) => showToast({ title: `${fileName} was saved`, tone: 'good' }),
    })
  }
  return {
    save,
    isPending,
    failure: error,
    retry: () => {
      if (variables !== undefined) save(variables)
    },
  }
}

/** The label and description of each format. */
export const EXPORT_WORDS: Readonly<Record<AnalyticsExportFormat, { label: string; description: string }>> = {
  xlsx: { label: 'Excel workbook', description: 'Sheets with real numbers and dates' },
  pdf: { label: 'PDF', description: 'To print or to hand on' },
  csv: { label: 'CSV', description: 'A table for any spreadsheet' },
  json: { label: 'JSON', description: 'For a program of your own' },
}
