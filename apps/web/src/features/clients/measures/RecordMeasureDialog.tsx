import { MEASURES_MESSAGES } from '@oaklet/api'
import { MEASURE_NAMES, type Client, type Measure } from '@oaklet/api/contract'
import { Button, Dialog, Form, Inline, showToast, Spread } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { DiscardQuestion } from '../../../shared/DiscardQuestion'
import { SaveFailure } from '../../../shared/SaveFailure'
import { useApi } from '../../../shared/use-api'
import { useFormValues } from '../../../shared/use-form-values'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { useRefreshPractice } from '../../../shared/use-refresh-practice'
import { usePracticeId } from '../../../shared/use-session'
import { measureBody, measureErrors, measureRefusals, newMeasure } from './measure-form'
import { bandInSentence } from './measure-results'
import { MeasureFields } from './MeasureFields'
import { measuresQueries } from './measures-queries'
import { footer } from './RecordMeasureDialog.css'
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
  const form = useFormValues(newMeasure(today), {
    errorsOf: (values) => measureErrors(values, today),
    refusalsOf: (_, refused) => measureRefusals(refused),
  })
  const record = useMutation(measuresQueries(useApi(), usePracticeId()).record(client.id))
  const keyFor = useIdempotencyKey()
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
    <DiscardQuestion isNeeded={form.isTouched} onDiscard={onClose}>
      {(askToClose) => (
        <Dialog title="Record a measure" size="l" isOpen onOpenChange={(isOpen) => !isOpen && askToClose()}>
          <Form
            onSubmit={save}
            isPending={record.isPending}
            errors={form.errors}
            footer={
              <div className={footer}>
                <Spread>
                  <ScoreSoFar values={form.values} />
                  <Inline gap="m" justify="end">
                    <Button onPress={askToClose}>Cancel</Button>
                    <Button type="submit" tone="primary" isPending={record.isPending}>
                      {record.isPending ? 'Recording…' : 'Record measure'}
                    </Button>
                  </Inline>
                </Spread>
              </div>
            }
          >
            {record.error !== null && form.errors.length === 0 && (
              <SaveFailure error={record.error} fallback={MEASURES_MESSAGES.record} />
            )}
            <MeasureFields form={form} today={today} />
          </Form>
        </Dialog>
      )}
    </DiscardQuestion>
  )
}
