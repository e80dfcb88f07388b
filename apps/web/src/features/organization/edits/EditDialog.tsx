import type { FieldError } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { fieldErrorsOf } from '../../../shared/forms/field-errors'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { type Schema, staleRecord } from '../../../shared/forms/stale-record'
import type { StaleEdit } from '../../../shared/forms/StaleEdit'
import { type FormState, useForm } from '../../../shared/forms/use-form'
import type { EditDialogProps } from './edit-dialog-props'

interface EditDialogOptions<Row, Values extends object> extends EditDialogProps<Row, Values> {
  /** What a row is called within a sentence: "location". */
  what: string
  /** What the contract reads a row with. */
  schema: Schema<Row>
  /** What the form starts from. */
  valuesOf: (row: Row | null) => Values
  /** What has to be put right before it is worth asking the server. */
  errorsOf: (values: Values) => FormError[]
  /** The server's refusals at the fields that they are about. */
  refusedOf: (values: Values, refused: readonly FieldError[]) => FormError[]
  /** Both versions in words, for the person to choose from. */
  versionsOf: (mine: Values, theirs: Row) => ComponentProps<typeof StaleEdit>['rows']
  children: (form: FormState<Values>) => ReactNode
}

/** The form that adds and changes rows. It closes with saving; what the server refuses opens it again. */
export function EditDialog<Row, Values extends object>(props: EditDialogOptions<Row, Values>) {
  const { title, what, row, failure, onSave, onClose, children } = props
  const [base, setBase] = useState(row)
  const [stale, setStale] = useState(() => staleRecord(failure?.error, props.schema))
  const form = useForm({
    initial: () => props.valuesOf(row),
    errorsOf: props.errorsOf,
    typed: failure && {
      values: failure.values,
      errors: props.refusedOf(failure.values, fieldErrorsOf(failure.error)),
    },
  })
  const save = (on = base) => {
    if (form.check()) onSave(form.values, on)
  }

  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={`${row === null ? 'Add' : 'Save'} ${what}`}
      stale={
        stale && {
          what,
          rows: props.versionsOf(form.values, stale),
          onKeepMine: () => save(stale),
          onTakeTheirs: () => {
            setBase(stale)
            setStale(null)
            form.restart(props.valuesOf(stale))
          },
        }
      }
      onSubmit={() => save()}
      onClose={onClose}
    >
      {children(form)}
    </FormDialog>
  )
}
