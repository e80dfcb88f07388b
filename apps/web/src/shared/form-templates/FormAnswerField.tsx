import { choicesOf, type FormAnswer, type FormItem } from '@oaklet/api/contract'
import {
  CheckboxGroup,
  DateField,
  NumberField,
  RadioGroup,
  Select,
  TextArea,
  TextField,
} from '@oaklet/design-system'
import { LEFT_OUT_WORDS, scaleStepWords } from './form-answer-words'

/** What stands in the field before anything is answered: nothing is chosen, which is not the same as being left out. */
export const emptyFormAnswer = ({ kind }: FormItem): FormAnswer =>
  kind === 'several_of' ? [] : kind === 'number' || kind === 'date' ? null : ''

interface FormAnswerFieldProps {
  item: FormItem
  value: FormAnswer
  errorMessage: string | undefined
  onChange: (answer: FormAnswer) => void
}

const LABEL = 'Your answer'
const LEFT_OUT = 'left-out'
/** More answers than this are a list that opens. */
const MOST_RADIOS = 15

/** The field for the answer to one question, which is the heading of its page. */
export function FormAnswerField({ item, value, errorMessage, onChange }: FormAnswerFieldProps) {
  const { kind, isRequired, range, options } = item
  const shared = { label: isRequired ? LABEL : `${LABEL} (optional)`, name: 'answer', errorMessage }
  switch (kind) {
    case 'short_text':
      return <TextField {...shared} maxLength={200} value={textOf(value)} onChange={onChange} />
    case 'long_text':
      return <TextArea {...shared} rows={6} maxLength={5000} value={textOf(value)} onChange={onChange} />
    case 'number':
      return (
        <NumberField
          {...shared}
          step={0.01}
          {...(range.lowest !== null && { minValue: range.lowest })}
          {...(range.highest !== null && { maxValue: range.highest })}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      )
    case 'date':
      return <DateField {...shared} value={textOf(value) || null} onChange={onChange} />
    case 'several_of':
      return (
        <CheckboxGroup
          {...shared}
          description="Choose all that fit."
          options={options}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      )
    case 'scale':
    case 'yes_no':
    case 'one_of':
      return <OneChoice {...{ item, value, onChange }} {...shared} />
    case 'heading':
      return null
  }
}

const textOf = (value: FormAnswer): string => (typeof value === 'string' ? value : '')

type OneChoiceProps = FormAnswerFieldProps & { label: string; name: string }

/** One answer of a list; who doesn’t want to answer says so. */
function OneChoice({ item, value, label, name, errorMessage, onChange }: OneChoiceProps) {
  const answers = [
    ...(item.kind === 'scale'
      ? stepsOf(item).map((step) => ({ id: String(step), label: scaleStepWords(item, step) }))
      : choicesOf(item)),
    ...(item.isRequired ? [] : [{ id: LEFT_OUT, label: LEFT_OUT_WORDS }]),
  ]
  const choose = (id: string) => onChange(id === LEFT_OUT ? null : item.kind === 'scale' ? Number(id) : id)
  const chosen = value === null ? LEFT_OUT : value === '' ? null : String(value)
  const field = { label, name, errorMessage }
  return answers.length > MOST_RADIOS ? (
    <Select {...field} items={answers} selectedKey={chosen} onSelectionChange={choose} />
  ) : (
    <RadioGroup {...field} options={answers} value={chosen} onChange={choose} />
  )
}

function stepsOf({ range: { lowest, highest } }: FormItem): number[] {
  const first = lowest ?? 0
  return Array.from({ length: (highest ?? first) - first + 1 }, (_, step) => first + step)
}
