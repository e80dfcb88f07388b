import { COVERAGES_MESSAGES } from '@oaklet/api'
import type { Coverage } from '@oaklet/api/contract'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { coveragesQueries } from './coverages-queries'
import { DeleteQuestion } from './DeleteQuestion'

/** Asks before a coverage is deleted. */
export function DeleteCoverageQuestion({ coverage, onClose }: { coverage: Coverage; onClose: () => void }) {
  const queries = coveragesQueries(useApi(), usePracticeId())
  return (
    <DeleteQuestion
      what={`Coverage with ${coverage.payerName}`}
      title={`Delete the coverage with ${coverage.payerName}?`}
      fallback={COVERAGES_MESSAGES.remove}
      removing={useMutation({ ...queries.remove(coverage), onSettled: useRefreshPractice() })}
      onClose={onClose}
    >
      Delete a coverage that was entered by mistake. If it has ended, enter its last day instead: sessions of
      that time may still be billed.
    </DeleteQuestion>
  )
}
