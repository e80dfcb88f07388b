import { MEASURES_MESSAGES } from '@oaklet/api'
import type { Measure } from '@oaklet/api/contract'
import { showToast, Text, TextArea } from '@oaklet/design-system'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { measureTitle } from './measure-results'
import { MeasureStepNotice } from './MeasureStepNotice'
import { useMeasureStep } from './use-measure-step'

const LONGEST_REASON = 300

interface MarkErrorDialogProps {
  measure: Measure
  onClose: () => void
}

const errorsOf = ({ reason }: { reason: string }) =>
  reason.trim() === '' ? [{ path: 'reason', message: 'Say what was wrong' }] : []

/** Marks a result as entered in error; another person’s change meanwhile is reported, and shown behind the dialog. */
export function MarkErrorDialog({ measure, onClose }: MarkErrorDialogProps) {
  const form = useForm({ initial: { reason: '' }, errorsOf })
  const isMarked = measure.status === 'entered_in_error'
  const step = useMeasureStep((queries) => queries.markError(measure), isMarked)
  const save = () => {
    if (!form.check()) return
    step.take(
      { reason: form.values.reason, version: measure.version },
      {
        onSuccess: () => {
          showToast({ title: `${measureTitle(measure)}: marked as entered in error`, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  return (
    <FormDialog
      title="Mark as entered in error"
      size="s"
      form={form}
      submitLabel="Mark as entered in error"
      pendingLabel="Marking…"
      submitTone="danger"
      isPending={step.isPending}
      isOver={step.isTakenAlready}
      error={step.error}
      fallback={MEASURES_MESSAGES.markError}
      notice={<MeasureStepNotice step={step} takenWords="The result is marked as entered in error already" />}
      onSubmit={save}
      onClose={onClose}
    >
      <Text>
        {`${measureTitle(measure)} stays readable, with your reason and your name, and no longer counts in any score or chart. This can’t be undone.`}
      </Text>
      <TextArea
        label="What was wrong?"
        description={`Up to ${LONGEST_REASON} characters`}
        maxLength={LONGEST_REASON}
        autoFocus
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
