import { type DecideRemittanceBody, RemittanceDetails } from '@oaklet/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useRefreshPractice } from '../../../../../records/practice/use-refresh-practice'
import { useForm } from '../../../../../shared/forms/use-form'
import { type SaveHandlers, useSaveOver } from '../../../../../shared/forms/use-save-over'
import { useApi } from '../../../../../shared/use-api'
import { remittanceQueries } from '../remittance-queries'
import { decisionsOf } from './decisions'

const nothingNeeded = () => []

/**
 * What a person chooses about a remittance, and how it is saved over the version that was begun from; `onSaved` is called
 * with what was saved. While nothing is chosen, it follows what somebody else saved.
 */
export function useReview(remittance: RemittanceDetails, onSaved: (saved: RemittanceDetails) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const refresh = useRefreshPractice()
  const { practiceId, id: remittanceId } = remittance
  const { queryKey } = remittanceQueries(api, practiceId).one(remittanceId)
  const deciding = useMutation({
    mutationFn: (body: DecideRemittanceBody) => api.remittances.decide({ practiceId, remittanceId }, body),
    onSuccess: async (saved) => {
      // An answer from before would be taken for newer.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, saved)
      void refresh()
    },
  })
  const over = useSaveOver(remittance, RemittanceDetails, deciding, (theirs) =>
    queryClient.setQueryData(queryKey, theirs),
  )
  const form = useForm({ initial: () => decisionsOf(remittance), errorsOf: nothingNeeded })
  const follow = useEffectEvent((saved: RemittanceDetails) => {
    if (form.isTouched || over.isPending || saved.version <= over.base.version) return
    over.rebase(saved)
    form.restart(decisionsOf(saved))
  })
  useEffect(() => follow(remittance), [remittance])
  return {
    form,
    saving: {
      ...over,
      save: (body: DecideRemittanceBody, handlers: SaveHandlers<RemittanceDetails>) =>
        deciding.mutate(
          body,
          over.settle({
            ...handlers,
            onSaved: (saved) => {
              handlers.onSaved(saved)
              onSaved(saved)
            },
          }),
        ),
    },
  }
}

/** The choices as the fields of the form see them. */
export type ReviewForm = ReturnType<typeof useReview>['form']
