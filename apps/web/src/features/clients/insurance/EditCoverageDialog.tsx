import { COVERAGES_MESSAGES } from '@oaklet/api'
import { Coverage, type CoverageStatus } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useSaveOver } from '../../../shared/forms/use-save-over'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { coverageErrors, coverageInput, coverageRefusals, coverageValuesOf } from './coverage-form'
import { coverageVersions } from './coverage-versions'
import { CoverageFields } from './CoverageFields'
import { coveragesQueries } from './coverages-queries'
import { usePayerChoices } from './use-payer-choices'

/** What the dialog is given. */
export interface EditCoverageDialogProps {
  coverage: Coverage
  currency: string
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onClose: () => void
}

/** Changes a coverage; when another person changed it meanwhile, both versions are shown and the person chooses. */
export function EditCoverageDialog({ coverage, currency, today, onClose }: EditCoverageDialogProps) {
  const form = useForm({
    initial: () => coverageValuesOf(coverage),
    errorsOf: coverageErrors,
    refusalsOf: coverageRefusals,
    clearsAsTyped: true,
  })
  const update = useMutation(coveragesQueries(useApi(), usePracticeId()).update(coverage))
  const refresh = useRefreshPractice()
  const { base, stale, error, settle, takeTheirs } = useSaveOver(
    coverage,
    Coverage,
    update,
    () => void refresh(),
  )
  const { choices, nameOf } = usePayerChoices(base)
  const save = (version: number) => {
    if (!form.check()) return
    update.mutate(
      { ...coverageInput(form.values), version },
      settle({
        onSaved: (saved) => {
          void refresh()
          showToast({ title: savedWords(saved, form.values.status), tone: 'good' })
          onClose()
        },
        onRefused: form.refuse,
      }),
    )
  }
  return (
    <FormDialog
      title={`Edit coverage with ${coverage.payerName}`}
      size="l"
      form={form}
      submitLabel="Save coverage"
      pendingLabel="Saving…"
      isPending={update.isPending}
      error={error}
      fallback={COVERAGES_MESSAGES.update}
      stale={
        stale && {
          what: 'coverage',
          rows: coverageVersions(form.values, stale, { currency, payerName: nameOf }),
          onKeepMine: () => save(stale.version),
          onTakeTheirs: () => {
            form.restart(coverageValuesOf(stale))
            takeTheirs(stale)
          },
        }
      }
      onSubmit={() => save(base.version)}
      onClose={onClose}
    >
      <CoverageFields form={form} payers={choices} currency={currency} today={today} />
    </FormDialog>
  )
}

/** A coverage whose payer or numbers have changed is verified no longer, although it was sent so. */
const savedWords = ({ payerName, status }: Coverage, sent: CoverageStatus): string =>
  sent === 'verified' && status === 'unverified'
    ? `Coverage with ${payerName} saved. Verify it again`
    : `Coverage with ${payerName} saved`
