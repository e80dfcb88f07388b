import { type KeyboardEvent, type RefObject, use, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components'
import { PickerFace } from './PickerFace'
import { useFinishedOpening } from './use-finished-opening'
import { useReturningFocus } from './use-returning-focus'

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
