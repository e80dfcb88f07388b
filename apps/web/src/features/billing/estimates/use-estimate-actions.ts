import type { Estimate, SendDocumentBody } from '@oaklet/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveFile } from '../../../shared/save-file'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { billingQueries } from '../billing-queries'

/** What can be done with an estimate without a form of its own. */
export function useEstimateActions({ id, number }: Estimate) {
  const api = useApi()
  const queryClient = useQueryClient()
  const practiceId = usePracticeId()
  const params = { practiceId, estimateId: id }
  return {
    send: (body: SendDocumentBody, options: { idempotencyKey: string }) =>
      api.estimates.send(params, body, options),
    download: useMutation({
      mutationFn: () => api.estimates.download(params),
      onSuccess: (file) =>
        saveFile({ ...file, fileName: file.fileName ?? `good-faith-estimate-${number ?? ''}.pdf` }),
    }),
    remove: async () => {
      await api.estimates.remove(params)
      queryClient.removeQueries({ queryKey: billingQueries(api, practiceId).estimate(id).queryKey })
    },
  }
}
