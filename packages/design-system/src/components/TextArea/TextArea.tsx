import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components'
import { control as controlStyle, field } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame, type FieldProps } from '../Field/FieldFrame'
import { textArea } from './TextArea.css'

export interface TextAreaProps extends FieldProps {
  /** The text with its line breaks; an empty string while there is none. */
  value: string
  /** Called with the whole text at every key, line breaks and spaces as they were typed. */
  onChange: (value: string) => void
  /** Lines shown before anything is typed. */
  rows?: number
  /** The most characters; the browser takes no more and says nothing, so the description says it. */
  maxLength?: number
  /** The text can be reached, read and copied, but not changed. */
  isReadOnly?: boolean
}

/** Several lines of text; Enter makes a new line. */
export function TextArea({ rows = 3, ...props }: TextAreaProps) {
  const { frame, control } = splitFieldProps(props)
  return (
    <AriaTextField {...control} className={field}>
      <FieldFrame {...frame}>
        <AriaTextArea
          rows={rows}
          className={`${controlStyle} ${textArea}`}
          style={{ minBlockSize: `calc(${rows} * 1.5em + 1rem + 2px)` }}
        />
      </FieldFrame>
    </AriaTextField>
  )
}
