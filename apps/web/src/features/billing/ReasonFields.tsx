import type { FieldError } from '@oaklet/api/contract'
import { Select, TextField } from '@oaklet/design-system'
import type { FormState } from '../../shared/forms/use-form'

/** Why money is not what it was; `other` needs a note. */
interface ReasonValues {
  reason: string | null
  note: string
}

interface ReasonFieldsProps<Values extends ReasonValues> {
  form: FormState<Values>
  /** What can be chosen, in words by its code. */
  reasons: readonly { id: NonNullable<Values['reason']>; label: string }[]
  /** Where the note is kept, and that it must say nothing clinical. */
  noteDescription?: string
}

/** The reason of an adjustment or a refund, and a note to it. */
export function ReasonFields<Values extends ReasonValues>({
  form,
  reasons,
  noteDescription = 'Nothing clinical: it is said with the invoice’s balance.',
}: ReasonFieldsProps<Values>) {
  const { reason } = form.values
  return (
    <>
      <Select
        label="Reason"
        name="reason"
        items={reasons}
        selectedKey={reason}
        errorMessage={form.errorAt('reason')}
        onSelectionChange={(chosen) => form.change({ reason: chosen } as Partial<Values>)}
      />
      <TextField
        label="Note"
        name="note"
        isOptional={reason !== 'other'}
        description={noteDescription}
        maxLength={200}
        value={form.values.note}
        errorMessage={form.errorAt('note')}
        onChange={(note) => form.change({ note } as Partial<Values>)}
      />
    </>
  )
}

/** What is missing of a reason. */
export function missingReason({ reason, note }: ReasonValues): FieldError[] {
  if (reason === null) return [{ path: 'reason', message: 'Choose a reason' }]
  if (reason === 'other' && note.trim() === '') return [{ path: 'note', message: 'Say what the reason is' }]
  return []
}
