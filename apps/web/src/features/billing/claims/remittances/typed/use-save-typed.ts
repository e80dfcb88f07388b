import { RemittanceDetails, type TypedRemittance } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRefreshPractice } from '../../../../../records/practice/use-refresh-practice'
import { staleRecord } from '../../../../../shared/forms/stale-record'
import { WITHOUT_ASKING } from '../../../../../shared/forms/use-unsaved'
import { paths } from '../../../../../shared/paths'
import { useApi } from '../../../../../shared/use-api'
import { useIdempotencyKey } from '../../../../../shared/use-idempotency-key'
import { remittanceQueries } from '../remittance-queries'

/** Keeps what was typed in, over what was there before where that is put right, and goes to look it through. */
export function useSaveTyped(practiceId: string, before: RemittanceDetails | null) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const refresh = useRefreshPractice()
  const { keyFor } = useIdempotencyKey()
  const [stale, setStale] = useState<RemittanceDetails | null>(null)
  const saving = useMutation({
    mutationFn: ({ body, version }: { body: TypedRemittance; version: number }) =>
      before === null
        ? api.remittances.type({ practiceId }, body, { idempotencyKey: keyFor(body) })
        : api.remittances.retype({ practiceId, remittanceId: before.id }, { ...body, version }),
    onSuccess: async (saved) => {
      const { queryKey } = remittanceQueries(api, practiceId).one(saved.id)
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, saved)
      showToast({ title: 'Payment saved. Look it through, and post it.', tone: 'good' })
      void navigate(paths.remittance(saved.id), { state: WITHOUT_ASKING })
    },
    onError: (error) => setStale(staleRecord(error, RemittanceDetails)),
    onSettled: () => void refresh(),
  })
  return { saving, stale, forgetStale: () => setStale(null) }
}
