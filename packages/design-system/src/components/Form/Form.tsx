import { useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { ErrorSummary } from './ErrorSummary'
import type { FormError } from './focus-field'
import { footer as footerStyle, form } from './Form.css'
import { useFieldsDue } from './use-fields-due'
import { useSummaryFocus } from './use-summary-focus'

export interface FormProps {
  /** Called when the form is sent by its button, by Enter, or by Ctrl/⌘+Enter from anywhere in it. */
  onSubmit: () => void
  /** While it is being saved, sending it again does nothing. */
  isPending?: boolean
  /** What has to be put right; shown above the fields, and focused after a try to send. */
  errors?: readonly FormError[]
  /** Heads the errors; how many things need attention unless given. */
  errorTitle?: string
  /** Names the form as a landmark. */
  label?: string
  /** The id of the form element, so that a button outside of it can send it by `form`. */
  id?: string
  /** The fields, in FieldGroups where there are many. */
  children: ReactNode
  /** The buttons, the sending one with `type="submit"`. */
  footer?: ReactNode
}

/** Fields that are sent together. */
export function Form({ onSubmit, isPending = false, errors = [], footer, children, ...props }: FormProps) {
  const formRef = useRef<HTMLFormElement>(null)
  const summary = useSummaryFocus(errors, isPending)
  const areFieldsDue = useFieldsDue()

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form inside this form's dialogs bubbles here through React, though not in the page.
    if (event.target !== event.currentTarget || isPending) return
    summary.noteSubmit()
    onSubmit()
  }

  return (
    <form
      ref={formRef}
      id={props.id}
      className={form}
      aria-label={props.label}
      noValidate
      onSubmit={submit}
      onInput={summary.noteInput}
      onKeyDownCapture={submitOnModifiedEnter}
    >
      {areFieldsDue && (
        <>
          {errors.length > 0 && (
            <ErrorSummary
              errors={errors}
              title={props.errorTitle ?? countTitle(errors.length)}
              summaryRef={summary.ref}
              formRef={formRef}
            />
          )}
          {children}
          {footer !== undefined && <div className={footerStyle}>{footer}</div>}
        </>
      )}
    </form>
  )
}

function submitOnModifiedEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.requestSubmit()
}

const countTitle = (count: number) =>
  count === 1 ? 'One thing needs your attention' : `${count} things need your attention`
