import { DatePicker, FieldGroup, TimeField } from '@oaklet/design-system'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'

interface MoveOccurrenceDialogProps {
  title: string
  /** Where it is now. */
  from: { date: string; start: string }
  onMove: (to: { date: string; start: string }) => void
  onClose: () => void
}

/** Asks where one date of a series is moved to. */
export function MoveOccurrenceDialog({ title, from, onMove, onClose }: MoveOccurrenceDialogProps) {
  const form = useForm<{ date: string | null; start: string | null }>({
    initial: from,
    errorsOf: ({ date, start }) => [
      ...(date === null ? [{ path: 'date', message: 'Enter a date' }] : []),
      ...(start === null ? [{ path: 'start', message: 'Enter a start time' }] : []),
    ],
    clearsAsTyped: true,
  })
  const submit = () => {
    const { date, start } = form.values
    if (form.check() && date !== null && start !== null) onMove({ date, start })
  }
  return (
    <FormDialog title={title} size="s" form={form} submitLabel="Move it" onSubmit={submit} onClose={onClose}>
      <FieldGroup legend="When" columns={2}>
        <DatePicker label="Date" {...form.field('date')} />
        <TimeField label="Start" step={5} {...form.field('start')} />
      </FieldGroup>
    </FormDialog>
  )
}
