import { ChevronDown } from 'lucide'
import type { Ref, RefObject } from 'react'
import { Button, type ButtonProps, Group, Input, type InputProps } from 'react-aria-components'
import { bareInput, controlBox, innerButton } from '../Field/Field.css'
import { Glyph } from '../Icon/Glyph'

interface PickerFaceProps {
  placeholder: string
  boxRef?: Ref<HTMLDivElement>
  inputRef?: RefObject<HTMLInputElement | null> | undefined
  isInvalid: boolean
  isDisabled: boolean
  /** Left out where React Aria's combo box hands down what they are and do. */
  input?: InputProps
  button?: ButtonProps
}

/** The input and the button of ComboBox and MultiSelect, whether or not their list is there. */
export function PickerFace(props: PickerFaceProps) {
  const { placeholder, boxRef, inputRef, isInvalid, isDisabled, input, button } = props
  return (
    <Group
      {...(boxRef && { ref: boxRef })}
      role="group"
      className={controlBox}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
    >
      <Input
        {...input}
        className={bareInput}
        placeholder={placeholder}
        {...(inputRef && { ref: inputRef })}
      />
      <Button {...button} className={innerButton}>
        <Glyph of={ChevronDown} />
      </Button>
    </Group>
  )
}
