import { COVERAGES_MESSAGES } from '@oaklet/api'
import type { Authorization } from '@oaklet/api/contract'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { coveragesQueries } from './coverages-queries'
import { DeleteQuestion } from './DeleteQuestion'

/** Asks before an authorization is deleted. */
export function DeleteAuthorizationQuestion({
  authorization,
  onClose,
}: {
  authorization: Authorization
  onClose: () => void
}) {
  const queries = coveragesQueries(useApi(), usePracticeId())
  return (
    <DeleteQuestion
      what={`Authorization ${authorization.number}`}
      title={`Delete authorization ${authorization.number}?`}
      fallback={COVERAGES_MESSAGES.removeAuthorization}
      removing={useMutation({
        ...queries.removeAuthorization(authorization),
        onSettled: useRefreshPractice(),
      })}
      onClose={onClose}
    >
      Delete an authorization that was entered by mistake. One that is used up or has ended can stay.
    </DeleteQuestion>
  )
}
