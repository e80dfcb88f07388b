import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { InDialogContext } from '../Dialog/dialog-context'
import { ErrorSummary } from './ErrorSummary'
import type { FormError, NamedField } from './focus-field'
import { footer as footerStyle, form } from './Form.css'
import { SendForm, UnreadTexts } from './unread-texts'

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
export function Form({ onSubmit, isPending = false, footer, children, ...props }: FormProps) {
  const formRef = useRef<HTMLFormElement>(null)
  const [unreadTexts] = useState(() => new Map<string, FormError>())
  const [unread, setUnread] = useState<readonly FormError[]>([])
  const errors = unread.length > 0 ? unread : (props.errors ?? [])
  const summary = useSummaryFocus(errors, isPending)
  const areFieldsDue = useFieldsDue()

  const sendBy = (send: () => void) => {
    if (isPending) return
    summary.noteSubmit()
    // A text that is no amount is held as no value, and would be saved as one that was left empty.
    setUnread([...unreadTexts.values()])
    if (unreadTexts.size === 0) send()
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form inside this form's dialogs bubbles here through React, though not in the page.
    if (event.target === event.currentTarget) sendBy(onSubmit)
  }

  return (
    <form
      ref={formRef}
      id={props.id}
      className={form}
      aria-label={props.label}
      aria-busy={!areFieldsDue || undefined}
      noValidate
      onSubmit={submit}
      onInput={summary.noteInput}
      onKeyDownCapture={submitOnModifiedEnter}
    >
      {areFieldsDue && (
        <SendForm value={sendBy}>
          <UnreadTexts value={unreadTexts}>
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
          </UnreadTexts>
        </SendForm>
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

/**
 * False for the first paint of a form in a Dialog. Pressing what opens it is answered by the dialog at once, however
 * many fields there are; and a screen reader meets the dialog before the field in it that takes the focus.
 */
export function useFieldsDue(): boolean {
  const isInDialog = use(InDialogContext)
  return useDeferredValue(true, !isInDialog)
}

/** Focuses the summary once errors stand after a try to send, and not again while the person is putting them right. */
function useSummaryFocus(errors: readonly (NamedField & { message: string })[], isPending: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const isAwaiting = useRef(false)
  const [submits, setSubmits] = useState(0)
  const fields = errors
    .map(({ path, field, fieldId, message }) => path ?? field ?? fieldId ?? message)
    .join('\n')
  const words = errors.map(({ message }) => message).join('\n')
  const before = useRef({ fields, submits, isPending })

  useEffect(() => {
    const last = before.current
    before.current = { fields, submits, isPending }
    // A picker puts an error right without an input event.
    const isSameTry = last.submits === submits && last.isPending === isPending
    if (isSameTry && isPartOf(fields, last.fields)) return
    if (isAwaiting.current && !isPending && words !== '') ref.current?.focus()
  }, [fields, words, submits, isPending])

  return {
    ref,
    noteSubmit: () => {
      isAwaiting.current = true
      setSubmits((count) => count + 1)
    },
    noteInput: () => {
      isAwaiting.current = false
    },
  }
}

/** Returns true when every line of `some` is also a line of `all`. */
function isPartOf(some: string, all: string): boolean {
  const lines = new Set(all.split('\n'))
  return some.split('\n').every((line) => lines.has(line))
}
