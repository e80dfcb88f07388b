import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { FieldError, Label, Text, VisuallyHidden } from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import { description, error, errorIcon, label, labelRow, optional } from './Field.css'

/** What every field takes, whatever it holds. */
export interface FieldProps {
  /** Names the field; always visible unless `isLabelHidden`. */
  label: string
  /** Hides the label visually; screen readers still read it. For a search box beside its own heading. */
  isLabelHidden?: boolean
  /** Help that is read with the field. */
  description?: ReactNode
  /** What is wrong and how to put it right; its presence marks the field invalid. */
  errorMessage?: string | undefined
  /**
   * Says to screen readers that the field is required, where the kind of control allows it. It is not shown, and its
   * owner does the checking.
   */
  isRequired?: boolean
  /** Says "(optional)" after the label; required fields carry no mark. */
  isOptional?: boolean
  /** Takes no input; what it holds stays in sight. */
  isDisabled?: boolean
  /** What an error's `field` in a Form calls it, to lead there. */
  name?: string
  /** The id of the control, or of the group of them; what an error's `fieldId` in a Form calls it. */
  id?: string
  /** Takes focus when it appears; for one field of a page at most, where filling it in is what the page is for. */
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

/** The error under a control, with a mark, so that colour is not the only sign. */
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
