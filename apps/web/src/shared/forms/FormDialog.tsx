import { Button, Dialog, type DialogProps, Form, type FormError, Inline, Spread } from '@oaklet/design-system'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFocusAfterFrames } from '../use-focus-after-frames'
import { DiscardQuestion } from './DiscardQuestion'
import { footer } from './FormDialog.css'
import { FormFailure } from './FormFailure'
import { LazyStaleEdit } from './LazyStaleEdit'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'size'> {
  form: { errors: readonly FormError[]; isTouched: boolean; isStopped: boolean }
  /** The label of the button that sends, and its label while the form is being sent. */
  submitLabel: string
  pendingLabel?: string
  submitTone?: 'primary' | 'danger'
  isPending?: boolean
  /** The button that closes without sending; “Cancel” where nothing else is said. */
  closeLabel?: string
  /** Why the form was not saved; null while nothing went wrong. */
  error?: unknown
  /** Shown for a failure that has no sentence of the server's. */
  fallback?: string
  /** Both versions, when another person saved first. */
  stale?: ComponentProps<typeof LazyStaleEdit> | null
  /** Stands above the fields. */
  notice?: ReactNode
  /** Stands beside the buttons. */
  aside?: ReactNode
  /** True when nothing is left to send, so that the dialog can only be closed. */
  isOver?: boolean
  /** True when the dialog can't be closed while the form is being sent. */
  staysWhilePending?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form: it asks before it discards what is typed, and a failure or another person's edit loses nothing. */
export function FormDialog(props: FormDialogProps) {
  const { form, stale = null, isPending = false, isOver = false, error = null, fallback = '' } = props
  const { submitLabel, pendingLabel = submitLabel, aside, onClose } = props
  const submitId = useId()
  const focusOn = useFocusAfterFrames()
  const takeTheirs = (choice: NonNullable<typeof stale>) => {
    choice.onTakeTheirs()
    // The button that was pressed goes with the choice.
    focusOn(submitId)
  }

  return (
    <DiscardQuestion isNeeded={form.isTouched && !isOver} onDiscard={onClose}>
      {(ask) => {
        const close = () => {
          if (!(isPending && props.staysWhilePending)) ask()
        }
        const buttons = (
          <Inline gap="m" justify="end">
            <Button onPress={close}>{isOver ? 'Close' : (props.closeLabel ?? 'Cancel')}</Button>
            {!isOver && (
              <Button id={submitId} type="submit" tone={props.submitTone ?? 'primary'} isPending={isPending}>
                {isPending ? pendingLabel : submitLabel}
              </Button>
            )}
          </Inline>
        )
        return (
          <Dialog
            title={props.title}
            size={props.size ?? 'm'}
            isOpen
            onOpenChange={(isOpen) => !isOpen && close()}
          >
            <Form
              onSubmit={props.onSubmit}
              isPending={isPending}
              errors={form.errors}
              footer={
                aside === undefined ? (
                  buttons
                ) : (
                  <div className={footer}>
                    <Spread>
                      {aside}
                      {buttons}
                    </Spread>
                  </div>
                )
              }
            >
              {stale && <LazyStaleEdit {...stale} onTakeTheirs={() => takeTheirs(stale)} />}
              {props.notice}
              <FormFailure error={error} fallback={fallback} isAtField={Boolean(stale) || form.isStopped} />
              {props.children}
            </Form>
          </Dialog>
        )
      }}
    </DiscardQuestion>
  )
}
