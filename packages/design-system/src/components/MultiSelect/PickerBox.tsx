import { ChevronDown } from 'lucide'
import { type KeyboardEvent, type Ref, use, useRef } from 'react'
import { Button, ComboBoxStateContext, Group, Input } from 'react-aria-components'
import { useReturningFocus } from '../ComboBox/use-returning-focus'
import { bareInput, controlBox, innerButton } from '../Field/Field.css'
import { Glyph } from '../Icon/Glyph'

interface PickerBoxProps {
  placeholder: string
  inputRef: Ref<HTMLInputElement>
  isInvalid: boolean
  isDisabled: boolean
}

/** The input and the button of a MultiSelect. */
export function PickerBox({ placeholder, inputRef, isInvalid, isDisabled }: PickerBoxProps) {
  const state = use(ComboBoxStateContext)
  const boxRef = useReturningFocus()
  const wasOpen = useRef(false)

  const beforeKey = (event: KeyboardEvent) => {
    wasOpen.current = state?.isOpen ?? false
    // React Aria takes Tab for Enter, which would take away what was just chosen.
    if (event.key === 'Tab') state?.selectionManager.setFocusedKey(null)
  }
  const afterKey = (event: KeyboardEvent) => {
    // An Escape that closed the list closes nothing around it.
    if (event.key === 'Escape' && wasOpen.current) event.stopPropagation()
  }

  return (
    <div role="presentation" onKeyDownCapture={beforeKey} onKeyDown={afterKey}>
      <Group ref={boxRef} className={controlBox} isInvalid={isInvalid} isDisabled={isDisabled}>
        <Input ref={inputRef} className={bareInput} placeholder={placeholder} />
        <Button className={innerButton}>
          <Glyph of={ChevronDown} />
        </Button>
      </Group>
    </div>
  )
}
