import type { AnalyticsExportFormat, AnalyticsType } from '@oaklet/api/contract'
import { announce, showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../shared/use-api'
import type { AnalyticsFilters } from './analytics-filters'
import { analyticsQueries } from './analytics-queries'
import { EXPORT_WORDS } from './export-words'

/** Saves what is shown as a file, and keeps what became of it. */
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
