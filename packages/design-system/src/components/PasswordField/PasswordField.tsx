import { useState, type ReactNode, type Ref } from 'react'
import { Button, Group, Input, TextField as AriaTextField } from 'react-aria-components'
import { announce } from '../Announce/announce'
import { bareInput, controlBox, field, innerButton } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame, type FieldProps } from '../Field/FieldFrame'

export const PASSWORD_PURPOSES = ['current-password', 'new-password'] as const

export interface PasswordFieldProps extends FieldProps {
  /** The password as it was typed, spaces included; an empty string while there is none. */
  value: string
  /** Called with the whole password at every key, and when a password manager fills it in. */
  onChange: (value: string) => void
  /** Says to a password manager whether to fill in a password or to propose one. */
  autoComplete: (typeof PASSWORD_PURPOSES)[number]
  /** Stands at the end of the label's line: the way to a forgotten password. */
  labelAction?: ReactNode
  /** The `input` itself, for moving focus into it, like after a password that was wrong. */
  inputRef?: Ref<HTMLInputElement>
}

/** A password, hidden until its owner asks to see it. */
export function PasswordField({ labelAction, inputRef, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const { frame, control, box } = splitFieldProps(props)
  const toggle = () => {
    announce(isShown ? 'Password hidden' : 'Password shown')
    setShown(!isShown)
  }
  return (
    <AriaTextField {...control} type={isShown ? 'text' : 'password'} spellCheck="false" className={field}>
      <FieldFrame {...frame} labelAction={labelAction}>
        <Group className={controlBox} {...box}>
          <Input className={bareInput} autoCapitalize="none" {...(inputRef && { ref: inputRef })} />
          <Button
            className={innerButton}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onPress={toggle}
            isDisabled={props.isDisabled ?? false}
          >
            {isShown ? 'Hide' : 'Show'}
          </Button>
        </Group>
      </FieldFrame>
    </AriaTextField>
  )
}
