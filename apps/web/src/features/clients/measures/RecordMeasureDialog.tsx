import { MEASURES_MESSAGES } from '@oaklet/api'
import { MEASURE_NAMES, type Client, type Measure } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { usePracticeId } from '../../../shared/use-session'
import { measureBody, measureErrors, measureRefusals, newMeasure } from './measure-form'
import { bandInSentence } from './measure-results'
import { MeasureFields } from './MeasureFields'
import { measuresQueries } from './measures-queries'
import { ScoreSoFar } from './ScoreSoFar'

/** What the dialog is given. */
export interface RecordMeasureDialogProps {
  client: Pick<Client, 'id'>
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onRecorded: (measure: Measure) => void
  onClose: () => void
}

/** What a client answered, typed from paper or as they say it; sending twice records it once. */
export function RecordMeasureDialog({ client, today, onRecorded, onClose }: RecordMeasureDialogProps) {
  const form = useForm({
    initial: newMeasure(today),
    errorsOf: (values) => measureErrors(values, today),
    refusalsOf: measureRefusals,
  })
  const record = useMutation(measuresQueries(useApi(), usePracticeId()).record(client.id))
  const { keyFor } = useIdempotencyKey()
  const refresh = useRefreshPractice()
  const save = () => {
    const body = measureBody(form.values)
    if (!form.check() || body === null) return
    record.mutate(
      { body, idempotencyKey: keyFor(body) },
      {
        onSuccess: (saved) => {
          void refresh()
          showToast({
            title: `${MEASURE_NAMES[saved.kind]} recorded: ${saved.score}, ${bandInSentence(saved.band)}`,
            tone: 'good',
          })
          onRecorded(saved)
        },
        onError: form.refuse,
      },
    )
  }
  return (
    <FormDialog
      title="Record a measure"
      size="l"
      form={form}
      submitLabel="Record measure"
      pendingLabel="Recording…"
      isPending={record.isPending}
      error={record.error}
      fallback={MEASURES_MESSAGES.record}
      aside={<ScoreSoFar values={form.values} />}
      onSubmit={save}
      onClose={onClose}
    >
      <MeasureFields form={form} today={today} />
    </FormDialog>
  )
}
