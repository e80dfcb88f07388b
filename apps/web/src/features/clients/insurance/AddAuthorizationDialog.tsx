import { COVERAGES_MESSAGES } from '@oaklet/api'
import type { Coverage } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import {
  authorizationErrors,
  authorizationInput,
  authorizationRefusals,
  newAuthorization,
} from './authorization-form'
import { AuthorizationFields } from './AuthorizationFields'
import { coveragesQueries } from './coverages-queries'

/** What the dialog is given. */
export interface AddAuthorizationDialogProps {
  coverage: Coverage
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onClose: () => void
}

/** Adds an authorization to a coverage; sending twice adds it once. */
export function AddAuthorizationDialog({ coverage, today, onClose }: AddAuthorizationDialogProps) {
  const form = useForm({
    initial: () => newAuthorization(today),
    errorsOf: authorizationErrors,
    refusalsOf: authorizationRefusals,
    clearsAsTyped: true,
  })
  const queries = coveragesQueries(useApi(), usePracticeId())
  const create = useMutation(queries.createAuthorization(coverage.clientId))
  const { keyFor } = useIdempotencyKey()
  const refresh = useRefreshPractice()
  const save = () => {
    if (!form.check()) return
    const body = authorizationInput(form.values, coverage.id)
    create.mutate(
      { body, idempotencyKey: keyFor(body) },
      {
        onSuccess: ({ number }) => {
          void refresh()
          showToast({ title: `Authorization ${number} added`, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  return (
    <FormDialog
      title="Add authorization"
      form={form}
      submitLabel="Add authorization"
      pendingLabel="Adding…"
      isPending={create.isPending}
      error={create.error}
      fallback={COVERAGES_MESSAGES.createAuthorization}
      onSubmit={save}
      onClose={onClose}
    >
      <AuthorizationFields form={form} />
    </FormDialog>
  )
}
