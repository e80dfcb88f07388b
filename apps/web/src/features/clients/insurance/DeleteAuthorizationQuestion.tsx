import { COVERAGES_MESSAGES } from '@oaklet/api'
import type { Authorization } from '@oaklet/api/contract'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { useApi } from '../../../shared/use-api'

/** Asks before an authorization is deleted. */
export function DeleteAuthorizationQuestion({
  authorization: { id: authorizationId, practiceId, clientId, number },
  onClose,
}: {
  authorization: Authorization
  onClose: () => void
}) {
  const api = useApi().coverages
  return (
    <DeleteQuestion
      name={`Authorization ${number}`}
      title={`Delete authorization ${number}?`}
      fallback={COVERAGES_MESSAGES.removeAuthorization}
      remove={() => api.removeAuthorization({ practiceId, clientId, authorizationId })}
      onClose={onClose}
    >
      Delete an authorization that was entered by mistake. One that is used up or has ended can stay.
    </DeleteQuestion>
  )
}
