import { type KeyboardEvent, type RefObject, use, useEffect, useReducer, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { PickerFace } from './PickerFace'

interface PickerBoxProps {
  placeholder: string
  inputRef?: RefObject<HTMLInputElement | null>
  isInvalid: boolean
  isDisabled: boolean
}

/** The input and the button of ComboBox and MultiSelect; stands inside React Aria's combo box. */
export function PickerBox(props: PickerBoxProps) {
  const state = use(ComboBoxStateContext)
  const boxRef = useReturningFocus()
  const wasOpen = useRef(false)
  const finishOpening = useFinishedOpening()

  const beforeKey = (event: KeyboardEvent) => {
    if (state === null) return
    if (event.key.length > 1) finishOpening()
    wasOpen.current = event.target instanceof Element && event.target.ariaExpanded === 'true'
    // React Aria takes Tab for Enter, which would take away what was just chosen out of several.
    if (event.key === 'Tab' && state.selectionManager.selectionMode === 'multiple') {
      state.selectionManager.setFocusedKey(null)
    }
    // The pattern's keys for the list alone, which React Aria leaves out.
    if (event.altKey && event.key === 'ArrowDown') state.open(null, 'manual')
    else if (event.altKey && event.key === 'ArrowUp') state.close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const afterKey = (event: KeyboardEvent) => {
    // An Escape that closed the list closes nothing around it.
    if (event.key === 'Escape' && wasOpen.current) event.stopPropagation()
  }

  return (
    <div role="presentation" onKeyDownCapture={beforeKey} onKeyDown={afterKey}>
      <PickerFace {...props} boxRef={boxRef} />
    </div>
  )
}

/**
 * Draws at once what the letters before have set going. React Aria opens the list in an effect, and goes to an option
 * in an effect of the list's: a key that is quicker would find it half open and be lost, or take it for shut.
 */
function useFinishedOpening() {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  return () => flushSync(drawAgain)
}

const FOCUS_RETURNS = 'react-aria-focus-scope-restore'

/**
 * Lets focus come back to the input when a dialog opened from it closes: React Aria takes this event for the
 * list's, cancels it, and leaves focus on the body.
 */
function useReturningFocus() {
  const boxRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = boxRef.current
    const letPass = (event: Event) => event.stopPropagation()
    box?.addEventListener(FOCUS_RETURNS, letPass, true)
    return () => box?.removeEventListener(FOCUS_RETURNS, letPass, true)
  }, [])
  return boxRef
}
