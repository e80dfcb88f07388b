import type { SendDocumentBody, Statement } from '@oaklet/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveFile } from '../../../shared/save-file'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { billingQueries } from '../billing-queries'

/** What can be done with a statement. */
export function useStatementActions({ id, number }: Statement) {
  const api = useApi()
  const queryClient = useQueryClient()
  const practiceId = usePracticeId()
  const params = { practiceId, statementId: id }
  return {
    send: (body: SendDocumentBody, options: { idempotencyKey: string }) =>
      api.statements.send(params, body, options),
    download: useMutation({
      mutationFn: () => api.statements.download(params),
      onSuccess: (file) => saveFile({ ...file, fileName: file.fileName ?? `statement-${number ?? ''}.pdf` }),
    }),
    discard: async () => {
      await api.statements.remove(params)
      queryClient.removeQueries({ queryKey: billingQueries(api, practiceId).statement(id).queryKey })
    },
  }
}
