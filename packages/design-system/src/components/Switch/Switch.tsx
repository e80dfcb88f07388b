import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, Text, type SwitchFieldProps } from 'react-aria-components'
import { FieldErrorLine } from '../Field/FieldFrame'
import { Glyph } from '../Icon/Glyph'
import {
  knob,
  switchButton,
  switchDescription,
  switchField,
  switchNotes,
  switchWords,
  track,
} from './Switch.css'

export interface SwitchProps extends Pick<
  SwitchFieldProps,
  'isSelected' | 'onChange' | 'isDisabled' | 'isReadOnly' | 'name' | 'value' | 'autoFocus' | 'id'
> {
  /** The words beside the track; they are its name, and stay the same on and off. */
  children: ReactNode
  /** Help under the words, read with the switch. */
  description?: ReactNode
  /** What is wrong and how to put it right; its presence marks the switch invalid. */
  errorMessage?: string | undefined
}

/** On or off, at once; for a yes that is saved with a form use Checkbox. */
export function Switch({ children, description, errorMessage, ...props }: SwitchProps) {
  const hasNotes = description !== undefined || errorMessage !== undefined
  return (
    <SwitchField
      {...props}
      className={switchField}
      isInvalid={errorMessage !== undefined && errorMessage !== ''}
      validationBehavior="aria"
      data-field={props.name}
    >
      <SwitchButton className={switchButton}>
        {({ isSelected }) => (
          <>
            <span className={track} aria-hidden="true">
              <span className={knob}>{isSelected && <Glyph of={Check} size="s" weight="bold" />}</span>
            </span>
            <span className={switchWords}>{children}</span>
          </>
        )}
      </SwitchButton>
      {hasNotes && (
        <div className={switchNotes}>
          {description !== undefined && (
            <Text slot="description" className={switchDescription}>
              {description}
            </Text>
          )}
          <FieldErrorLine message={errorMessage} />
        </div>
      )}
    </SwitchField>
  )
}
