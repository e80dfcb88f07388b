import { Check, Minus } from 'lucide'
import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, Text, type CheckboxFieldProps } from 'react-aria-components'
import { FieldErrorLine } from '../Field/FieldFrame'
import { Glyph } from '../Icon/Glyph'
import { choice, choiceDescription, choiceField, choiceNotes, mark } from './Checkbox.css'

export interface CheckboxProps extends Pick<
  CheckboxFieldProps,
  | 'isSelected'
  | 'onChange'
  | 'isIndeterminate'
  | 'isRequired'
  | 'isDisabled'
  | 'name'
  | 'value'
  | 'autoFocus'
  | 'id'
> {
  /** The words beside the box; they are its name. */
  children: ReactNode
  /** Help under the words that is read with the box. */
  description?: ReactNode
  /** What is wrong and how to put it right; unless empty it marks the box invalid. */
  errorMessage?: string | undefined
}

/** Yes or no to one thing, saved with the form. */
export function Checkbox({ children, description, errorMessage, ...props }: CheckboxProps) {
  const hasNotes = description !== undefined || errorMessage !== undefined
  return (
    <CheckboxField
      {...props}
      className={choiceField}
      isInvalid={errorMessage !== undefined && errorMessage !== ''}
      validationBehavior="aria"
      data-field={props.name}
    >
      <CheckboxButton className={choice}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={mark} aria-hidden="true">
              {isIndeterminate ? (
                <Glyph of={Minus} size="s" weight="bold" />
              ) : (
                isSelected && <Glyph of={Check} size="s" weight="bold" />
              )}
            </span>
            <span>{children}</span>
          </>
        )}
      </CheckboxButton>
      {hasNotes && (
        <div className={choiceNotes}>
          {description !== undefined && (
            <Text slot="description" className={choiceDescription}>
              {description}
            </Text>
          )}
          <FieldErrorLine message={errorMessage} />
        </div>
      )}
    </CheckboxField>
  )
}
