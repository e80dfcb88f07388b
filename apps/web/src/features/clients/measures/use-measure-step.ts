import { hasErrorCode } from '@oaklet/api'
import type { Measure } from '@oaklet/api/contract'
import { useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { measuresQueries } from './measures-queries'

type Queries = ReturnType<typeof measuresQueries>

/**
 * Takes a step with a result that can be taken once. It ends only when the results are on view as they are then: a step
 * may change others too, and a refusal, or an answer that was lost, leaves open whether it was taken already.
 */
export function useMeasureStep<Body>(
  of: (queries: Queries) => UseMutationOptions<Measure, Error, Body>,
  isTaken: boolean,
) {
  const queries = measuresQueries(useApi(), usePracticeId())
  const queryClient = useQueryClient()
  const taking = useMutation({
    ...of(queries),
    onSuccess: (saved) =>
      queryClient.setQueryData(queries.ofClient(saved.clientId).queryKey, (all) =>
        all?.map((one) => (one.id === saved.id ? saved : one)),
      ),
    onSettled: useRefreshPractice(),
  })
  const isStale = hasErrorCode(taking.error, 'stale_edit') || hasErrorCode(taking.error, 'transition_refused')
  return {
    take: taking.mutate,
    isPending: taking.isPending,
    /** Whether it was taken otherwise: by somebody else, or by a try of one’s own whose answer was lost. */
    isTakenAlready: isTaken && !taking.isPending && !taking.isSuccess,
    isChangedMeanwhile: isStale && !isTaken,
    /** Why it was not taken, in the words of the server. */
    error: isStale || isTaken ? null : taking.error,
  }
}
