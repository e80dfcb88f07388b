import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { FieldError, Label, Text, VisuallyHidden } from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import { description, error, errorIcon, label, labelRow, optional } from './Field.css'

/** What every field takes, whatever it holds. */
export interface FieldProps {
  label: string
  /** Keeps the label for screen readers only; for a search box beside its own heading. */
  isLabelHidden?: boolean
  /** Help that is read with the field. */
  description?: ReactNode
  /** What is wrong and how to put it right; its presence marks the field invalid. */
  errorMessage?: string | undefined
  isRequired?: boolean
  /** Says "(optional)" after the label; required fields carry no mark. */
  isOptional?: boolean
  isDisabled?: boolean
  name?: string
  id?: string
  autoFocus?: boolean
}

interface FieldFrameProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description' | 'errorMessage' | 'isOptional'
> {
  /** Stands at the end of the label's line. */
  labelAction?: ReactNode
  children: ReactNode
}

/** The label, help and error around a control; stands inside a React Aria field, which links them. */
export function FieldFrame(props: FieldFrameProps) {
  const words = (
    <Label className={label}>
      {props.label}
      {props.isOptional && (
        <>
          {' '}
          <span className={optional}>(optional)</span>
        </>
      )}
    </Label>
  )
  return (
    <>
      {props.isLabelHidden ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <div className={labelRow}>
          {words}
          {props.labelAction}
        </div>
      )}
      {props.description !== undefined && (
        <Text slot="description" className={description}>
          {props.description}
        </Text>
      )}
      {props.children}
      <FieldErrorLine message={props.errorMessage} />
    </>
  )
}

/** The error under a control, with a mark so that it is not told by colour alone. */
export function FieldErrorLine({ message }: { message: string | undefined }) {
  return (
    <FieldError className={error}>
      {({ validationErrors }) => (
        <>
          <Glyph of={CircleAlert} size="s" className={errorIcon} />
          {message ?? validationErrors.join(' ')}
        </>
      )}
    </FieldError>
  )
}
