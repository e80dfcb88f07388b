import type { Coverage } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { coverageInput, coverageValuesOf } from './coverage-form'
import { coveragesQueries } from './coverages-queries'

/** Marks a coverage as verified; after another person’s change it is shown as it is now. */
export function useVerifyCoverage(coverage: Coverage) {
  const update = useMutation(coveragesQueries(useApi(), usePracticeId()).update(coverage))
  const refresh = useRefreshPractice()
  const { version } = coverage
  return {
    isPending: update.isPending,
    error: update.error,
    verify: () =>
      update.mutate(
        { ...coverageInput(coverageValuesOf(coverage)), status: 'verified', version },
        {
          onSuccess: ({ payerName }) =>
            showToast({ title: `Coverage with ${payerName} marked as verified`, tone: 'good' }),
          onSettled: () => void refresh(),
        },
      ),
  }
}
