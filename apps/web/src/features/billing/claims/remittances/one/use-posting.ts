import { hasErrorCode, isApiError, REMITTANCES_MESSAGES } from '@oaklet/api'
import { RemittanceDetails, type RemittanceVersion } from '@oaklet/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../../../shared/failure-words'
import { staleRecord } from '../../../../../shared/forms/stale-record'
import { isRefusal, useAsSent } from '../../../../../shared/forms/use-as-sent'
import { useApi } from '../../../../../shared/use-api'
import { useIdempotencyKey } from '../../../../../shared/use-idempotency-key'
import { remittanceQueries } from '../remittance-queries'

/** Where on the page it is said why a remittance was not posted or undone. */
export type PostingPlace = 'posting' | 'balance' | 'plan'

/** Posts a remittance, or takes its posting back. */
export function usePosting(remittance: RemittanceDetails, act: 'post' | 'undo') {
  const api = useApi()
  const queryClient = useQueryClient()
  const refresh = useRefreshPractice()
  const { keyFor } = useIdempotencyKey()
  const { practiceId, id: remittanceId } = remittance
  const { queryKey } = remittanceQueries(api, practiceId).one(remittanceId)
  const show = async (next: RemittanceDetails) => {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, next)
  }
  const sending = useMutation({
    mutationFn: (body: RemittanceVersion) =>
      api.remittances[act]({ practiceId, remittanceId }, body, { idempotencyKey: keyFor(body) }),
    onSuccess: show,
    onError: (error) => {
      // What was looked through is not what is there any more.
      const now = staleRecord(error, RemittanceDetails)
      return now === null ? undefined : show(now)
    },
    onSettled: () => void refresh(),
  })
  const { error } = sending
  return {
    sending,
    version: useAsSent(remittance.version, sending),
    /** Why it was refused, and where that stands; null while it was not. */
    refusal: isRefusal(error) ? { place: placeOf(error), words: refusalWords(error, act) } : null,
    /** Why no answer came; the same call may be made again. */
    failure: error !== null && !isRefusal(error) ? failureWords(error, REMITTANCES_MESSAGES[act]) : null,
  }
}

const placeOf = (error: unknown): PostingPlace => {
  if (hasErrorCode(error, 'already_posted')) return 'posting'
  return hasErrorCode(error, 'out_of_balance') ? 'balance' : 'plan'
}

function refusalWords(error: unknown, act: 'post' | 'undo'): string {
  if (isApiError(error) && error.code === 'stale_edit')
    return act === 'post'
      ? 'Somebody else changed this remittance meanwhile, and nothing was posted. Look at it again as it is now.'
      : 'Somebody else changed this remittance meanwhile, and nothing was undone. Look at it again as it is now.'
  return failureWords(error, REMITTANCES_MESSAGES[act])
}
