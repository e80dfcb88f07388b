import { Claim, type UpdateClaimBody } from '@oaklet/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../../records/practice/use-refresh-practice'
import { type SaveHandlers, useSaveOver } from '../../../../shared/forms/use-save-over'
import { useApi } from '../../../../shared/use-api'
import { useIdempotencyKey } from '../../../../shared/use-idempotency-key'
import { billingQueries } from '../../billing-queries'

/** Saves what was typed into a claim over the version that was begun from; while nothing is, takes what the records say now. */
export function useSaveClaim(claim: Claim) {
  const api = useApi()
  const queryClient = useQueryClient()
  const refresh = useRefreshPractice()
  const { keyFor } = useIdempotencyKey()
  const params = { practiceId: claim.practiceId, claimId: claim.id }
  const { queryKey } = billingQueries(api, claim.practiceId).claim(claim.id)
  const show = async (saved: Claim) => {
    // An answer from before would be taken for newer.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, saved)
    void refresh()
  }
  const saving = useMutation({
    mutationFn: (body: UpdateClaimBody) => api.claims.update(params, body),
    onSuccess: show,
  })
  const over = useSaveOver(claim, Claim, saving, (theirs) => queryClient.setQueryData(queryKey, theirs))
  const checking = useMutation({
    mutationFn: (body: { version: number }) =>
      api.claims.refresh(params, body, { idempotencyKey: keyFor(body) }),
    onSuccess: show,
    // A refusal may mean that the claim is another one by now.
    onError: () => void refresh(),
  })
  return {
    ...over,
    checking,
    save: (body: UpdateClaimBody, handlers: SaveHandlers<Claim>) =>
      saving.mutate(body, over.settle(handlers)),
  }
}
