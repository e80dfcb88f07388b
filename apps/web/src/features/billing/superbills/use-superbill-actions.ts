import type { SendDocumentBody, Superbill } from '@oaklet/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { useAsSent } from '../../../shared/forms/use-as-sent'
import { saveFile } from '../../../shared/save-file'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { billingQueries } from '../billing-queries'

/** What can be done with a superbill without a form. */
export function useSuperbillActions({ id, number, version }: Superbill) {
  const api = useApi()
  const queryClient = useQueryClient()
  const practiceId = usePracticeId()
  const { keyFor } = useIdempotencyKey()
  const params = { practiceId, superbillId: id }
  const issue = useMutation({
    mutationFn: (body: { version: number; allowIncomplete: boolean }) =>
      api.superbills.issue(params, body, { idempotencyKey: keyFor(body) }),
    onSettled: useRefreshPractice(),
  })
  const issuedVersion = useAsSent(version, issue)
  return {
    issue,
    /** What is issued: the version on view, or the one that was sent while its answer is not known. */
    issuedVersion,
    send: (body: SendDocumentBody, options: { idempotencyKey: string }) =>
      api.superbills.send(params, body, options),
    download: useMutation({
      mutationFn: () => api.superbills.download(params),
      onSuccess: (file) => saveFile({ ...file, fileName: file.fileName ?? `superbill-${number ?? ''}.pdf` }),
    }),
    remove: async () => {
      await api.superbills.remove(params)
      queryClient.removeQueries({ queryKey: billingQueries(api, practiceId).superbill(id).queryKey })
    },
  }
}
