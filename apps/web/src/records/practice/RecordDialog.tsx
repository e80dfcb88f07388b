import type { FieldError } from '@oaklet/api/contract'
import { type FormError, showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react'
import { FormDialog } from '../../shared/forms/FormDialog'
import type { LazyStaleEdit } from '../../shared/forms/LazyStaleEdit'
import type { Schema } from '../../shared/forms/stale-record'
import { type FormState, useForm } from '../../shared/forms/use-form'
import { useSaveOver } from '../../shared/forms/use-save-over'
import { useIdempotencyKey } from '../../shared/use-idempotency-key'
import { useRefreshPractice } from './use-refresh-practice'

interface RecordDialogProps<Item, Values extends object, Body> {
  title: string
  /** What is edited, in a word: "payer". */
  what: string
  /** The record that is changed; null adds one. */
  record: Item | null
  schema: Schema<Item>
  valuesOf: (record: Item | null) => Values
  errorsOf: (values: Values) => readonly FormError[]
  /** The server's refusals at the fields of the form, where these are not called as what is sent. */
  refusalsOf?: (refused: readonly FieldError[], values: Values) => readonly FormError[]
  bodyOf: (values: Values) => Body
  /** Both versions in words. */
  versionsOf: (values: Values, theirs: Item) => ComponentProps<typeof LazyStaleEdit>['rows']
  /** Changes `on`, or adds a record where that is null. */
  save: (body: Body, on: Item | null, idempotencyKey: string) => Promise<Item>
  /** Said once it is saved. */
  savedWords: (body: Body) => string
  /** Said when the server gives no sentence of its own. */
  fallback: string
  onClose: () => void
  children: (form: FormState<Values>) => ReactNode
}

/** The dialog that adds or changes a record of the practice; sending twice adds one. */
export function RecordDialog<Item, Values extends object, Body>(
  props: RecordDialogProps<Item, Values, Body>,
) {
  const { record, valuesOf, bodyOf, what, onClose } = props
  const form = useForm<Values>({
    initial: () => valuesOf(record),
    errorsOf: props.errorsOf,
    ...(props.refusalsOf && { refusalsOf: props.refusalsOf }),
  })
  const { keyFor } = useIdempotencyKey()
  const refresh = useRefreshPractice()
  const saving = useMutation({
    mutationFn: ({ body, on }: { body: Body; on: Item | null }): Promise<Item | null> =>
      props.save(body, on, keyFor(body)),
    onSettled: () => void refresh(),
  })
  const { base, stale, error, isPending, settle, takeTheirs } = useSaveOver<Item | null>(
    record,
    props.schema,
    saving,
  )
  const [round, setRound] = useState(0)

  const save = (on: Item | null) => {
    if (!form.check()) return
    const body = bodyOf(form.values)
    const onSaved = () => {
      showToast({ title: props.savedWords(body), tone: 'good' })
      onClose()
    }
    saving.mutate({ body, on }, settle({ onSaved, onRefused: form.refuse }))
  }

  return (
    <FormDialog
      title={props.title}
      size="l"
      form={form}
      submitLabel={`Save ${what}`}
      pendingLabel="Saving…"
      isPending={isPending}
      error={error}
      fallback={props.fallback}
      stale={
        stale && {
          what,
          rows: props.versionsOf(form.values, stale),
          onKeepMine: () => save(stale),
          onTakeTheirs: () => {
            form.restart(valuesOf(stale))
            takeTheirs(stale)
            // The fields with words of their own begin anew.
            setRound(round + 1)
          },
        }
      }
      onSubmit={() => save(base)}
      onClose={onClose}
    >
      <Fragment key={round}>{props.children(form)}</Fragment>
    </FormDialog>
  )
}
