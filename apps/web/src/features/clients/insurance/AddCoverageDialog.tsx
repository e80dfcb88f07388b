import { COVERAGES_MESSAGES } from '@oaklet/api'
import type { Client } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { coverageErrors, coverageInput, coverageRefusals, newCoverage } from './coverage-form'
import { CoverageFields } from './CoverageFields'
import { coveragesQueries } from './coverages-queries'
import { usePayerChoices } from './use-payer-choices'

/** What the dialog is given. */
export interface AddCoverageDialogProps {
  client: Pick<Client, 'id'>
  /** The first place that no coverage has today. */
  freePriority: number
  currency: string
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onClose: () => void
}

/** Adds an insurance to a client; sending twice adds it once. */
export function AddCoverageDialog({
  client,
  freePriority,
  currency,
  today,
  onClose,
}: AddCoverageDialogProps) {
  const form = useForm({
    initial: () => newCoverage(freePriority),
    errorsOf: coverageErrors,
    refusalsOf: coverageRefusals,
    clearsAsTyped: true,
  })
  const create = useMutation(coveragesQueries(useApi(), usePracticeId()).create(client.id))
  const { keyFor } = useIdempotencyKey()
  const { choices } = usePayerChoices()
  const refresh = useRefreshPractice()
  const save = () => {
    if (!form.check()) return
    const body = coverageInput(form.values)
    create.mutate(
      { body, idempotencyKey: keyFor(body) },
      {
        onSuccess: ({ payerName }) => {
          void refresh()
          showToast({ title: `Coverage with ${payerName} added`, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  return (
    <FormDialog
      title="Add coverage"
      size="l"
      form={form}
      submitLabel="Add coverage"
      pendingLabel="Adding…"
      isPending={create.isPending}
      error={create.error}
      fallback={COVERAGES_MESSAGES.create}
      onSubmit={save}
      onClose={onClose}
    >
      <CoverageFields form={form} payers={choices} currency={currency} today={today} />
    </FormDialog>
  )
}
