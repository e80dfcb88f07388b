import type { CreateEstimateBody } from '@oaklet/api/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useRefreshPractice } from '../../../../records/practice/use-refresh-practice'
import { paths } from '../../../../shared/paths'
import { useApi } from '../../../../shared/use-api'
import { useIdempotencyKey } from '../../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../../shared/use-session'
import { WITHOUT_ASKING } from '../../../../shared/forms/use-unsaved'

/** Makes the draft of an estimate, once for the same body, and opens it. */
export function useMakeEstimate() {
  const api = useApi()
  const practiceId = usePracticeId()
  const navigate = useNavigate()
  const { keyFor } = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: CreateEstimateBody) =>
      api.estimates.create({ practiceId }, body, { idempotencyKey: keyFor(body) }),
    onSuccess: ({ id }) => void navigate(paths.estimate(id), { state: WITHOUT_ASKING }),
    onSettled: useRefreshPractice(),
  })
}
