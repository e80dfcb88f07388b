import type { FieldError } from '@oaklet/api/contract'
import { Button, Dialog, Form, type FormError, Inline } from '@oaklet/design-system'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { DiscardQuestion } from '../../../shared/DiscardQuestion'
import { fieldErrorsOf } from '../../../shared/field-errors'
import { type Schema, staleRecord } from '../../../shared/stale-record'
import { StaleEdit } from '../../../shared/StaleEdit'
import { type FormValues, useFormValues } from '../../../shared/use-form-values'
import type { EditDialogProps } from './edit-dialog-props'
import { useRowFocus } from './use-row-focus'

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
  children: (form: FormValues<Values>) => ReactNode
}

/** The form that adds and changes rows. It closes with saving; what the server refuses opens it again. */
export function EditDialog<Row, Values extends object>(props: EditDialogOptions<Row, Values>) {
  const { title, what, row, failure, onSave, onClose, children } = props
  const [base, setBase] = useState(row)
  const submitId = useId()
  const focusOn = useRowFocus()
  const [stale, setStale] = useState(() => staleRecord(failure?.error, props.schema))
  const typed = failure && {
    values: failure.values,
    errors: props.refusedOf(failure.values, fieldErrorsOf(failure.error)),
  }
  const form = useFormValues(props.valuesOf(row), { errorsOf: props.errorsOf }, typed)
  const save = (on = base) => {
    if (form.check()) onSave(form.values, on)
  }
  const takeTheirs = (theirs: Row) => {
    setBase(theirs)
    setStale(null)
    form.restart(props.valuesOf(theirs))
    // The button that was pressed goes with the choice.
    focusOn(submitId)
  }

  return (
    <DiscardQuestion isNeeded={form.isTouched} onDiscard={onClose}>
      {(askToClose) => (
        <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && askToClose()}>
          <Form
            onSubmit={() => save()}
            errors={form.errors}
            footer={
              <Inline gap="m" justify="end">
                <Button onPress={askToClose}>Cancel</Button>
                <Button id={submitId} type="submit" tone="primary">
                  {`${row === null ? 'Add' : 'Save'} ${what}`}
                </Button>
              </Inline>
            }
          >
            {stale && (
              <StaleEdit
                what={what}
                rows={props.versionsOf(form.values, stale)}
                onKeepMine={() => save(stale)}
                onTakeTheirs={() => takeTheirs(stale)}
              />
            )}
            {children(form)}
          </Form>
        </Dialog>
      )}
    </DiscardQuestion>
  )
}
