import { MEASURES_MESSAGES } from '@oaklet/api'
import type { FieldError, Measure } from '@oaklet/api/contract'
import { DatePicker, showToast, Text, TextArea } from '@oaklet/design-system'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { measureTitle } from './measure-results'
import { MeasureStepNotice } from './MeasureStepNotice'
import { useMeasureStep } from './use-measure-step'

const LONGEST_NOTE = 1000

interface Conversation {
  /** `YYYY-MM-DD` */
  spokenOn: string | null
  note: string
}

interface AcknowledgeDialogProps {
  measure: Measure
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onClose: () => void
}

/** Says when somebody spoke with the client, and what came of it: that closes the safety alert. */
export function AcknowledgeDialog({ measure, today, onClose }: AcknowledgeDialogProps) {
  const { takenOn, version } = measure
  const form = useForm<Conversation>({
    initial: { spokenOn: today, note: '' },
    errorsOf: (values) => errorsOf(values, takenOn, today),
  })
  const step = useMeasureStep((queries) => queries.acknowledge(measure), !measure.isAlertOpen)
  const save = () => {
    const { spokenOn, note } = form.values
    if (!form.check() || spokenOn === null) return
    step.take(
      { spokenOn, note, version },
      {
        onSuccess: () => {
          showToast({ title: 'Safety alert closed', tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  return (
    <FormDialog
      title="Spoken with the client"
      size="s"
      form={form}
      submitLabel="Close the alert"
      pendingLabel="Closing…"
      isPending={step.isPending}
      isOver={step.isTakenAlready}
      error={step.error}
      fallback={MEASURES_MESSAGES.acknowledge}
      notice={<MeasureStepNotice step={step} takenWords="The alert is closed already" />}
      onSubmit={save}
      onClose={onClose}
    >
      <Text>
        {`It is kept with ${measureTitle(measure)}, with your name, and closes the alerts of earlier results too.`}
      </Text>
      <DatePicker
        label="Spoken on"
        name="spokenOn"
        value={form.values.spokenOn}
        minValue={takenOn}
        maxValue={today}
        errorMessage={form.errorAt('spokenOn')}
        onChange={(spokenOn) => form.change({ spokenOn })}
      />
      <TextArea
        label="What came of it?"
        description="Such as a safety plan, or who looks after the client now"
        maxLength={LONGEST_NOTE}
        autoFocus
        {...form.field('note')}
      />
    </FormDialog>
  )
}

/** What is missing or wrong, by field; the server checks the same. */
function errorsOf({ spokenOn, note }: Conversation, takenOn: string, today: string): FieldError[] {
  const wrongDay = dayError(spokenOn, takenOn, today)
  return [
    ...(wrongDay === null ? [] : [{ path: 'spokenOn', message: wrongDay }]),
    ...(note.trim() === '' ? [{ path: 'note', message: 'Say what came of it' }] : []),
  ]
}

function dayError(spokenOn: string | null, takenOn: string, today: string): string | null {
  if (spokenOn === null) return 'Choose the day'
  if (spokenOn > today) return 'Choose today or a day before'
  return spokenOn < takenOn ? 'Choose the day of the result or a day after' : null
}
