import { COVERAGES_MESSAGES } from '@oaklet/api'
import type { Coverage } from '@oaklet/api/contract'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { useApi } from '../../../shared/use-api'

/** Asks before a coverage is deleted. */
export function DeleteCoverageQuestion({
  coverage: { id: coverageId, practiceId, clientId, payerName },
  onClose,
}: {
  coverage: Coverage
  onClose: () => void
}) {
  const api = useApi().coverages
  return (
    <DeleteQuestion
      name={`Coverage with ${payerName}`}
      title={`Delete the coverage with ${payerName}?`}
      fallback={COVERAGES_MESSAGES.remove}
      remove={() => api.remove({ practiceId, clientId, coverageId })}
      onClose={onClose}
    >
      Delete a coverage that was entered by mistake. If it has ended, enter its last day instead: sessions of
      that time may still be billed.
    </DeleteQuestion>
  )
}
