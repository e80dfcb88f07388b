import type { ReactNode } from 'react'
import type { KeyboardEvent } from 'react-aria-components'
import type { FieldProps } from '../Field/FieldFrame'
import { TextField } from '../TextField/TextField'
import { useDraft } from './use-draft'

export interface NumberFieldProps extends FieldProps {
  /** The number, or `null` while there is none; never text. */
  value: number | null
  /** Called with every key; `null` while the text is empty or no number. */
  onChange: (value: number | null) => void
  /** The least: arrow keys stop there; less can be typed and is handed over, with a message that says so. */
  minValue?: number
  /** The most: arrow keys stop there; more can be typed and is handed over, with a message that says so. */
  maxValue?: number
  /** What the up and down arrows add and take away, and the Page keys ten times; it also says whether decimals are allowed. */
  step?: number
  /** Stands after the number: "minutes". */
  unit?: ReactNode
}

/** Home and End stay with the text, where they go to its ends. */
const STEPS_BY_KEY: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** A count or a measure; not for codes, phone numbers or money. */
export function NumberField({
  value,
  onChange,
  minValue,
  maxValue,
  step = 1,
  unit,
  ...props
}: NumberFieldProps) {
  const draft = useDraft({
    value,
    onChange,
    format: String,
    parse: (text) => numberFromText(text, step),
    wrongMessage: 'Enter a number.',
    name: props.name,
  })
  const range = rangeMessage(value, minValue, maxValue)

  const stepBy = (event: KeyboardEvent) => {
    const steps = STEPS_BY_KEY[event.key]
    if (steps === undefined || props.isDisabled) {
      event.continuePropagation()
      return
    }
    event.preventDefault()
    const change = steps * step
    const next = (value ?? (minValue ?? 0) - change) + change
    onChange(Math.min(Math.max(next, minValue ?? -Infinity), maxValue ?? Infinity))
  }

  return (
    <TextField
      {...props}
      value={draft.text}
      onChange={draft.change}
      onFocus={draft.focus}
      onBlur={draft.leave}
      onKeyDown={stepBy}
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      errorMessage={props.errorMessage ?? draft.wrongMessage ?? range}
      {...(unit !== undefined && { trailing: unit })}
    />
  )
}

/** Commas and spaces are ignored; decimals only where the step has them. */
function numberFromText(text: string, step: number): number | null | undefined {
  const plain = text.replaceAll(/[\s,]/g, '')
  if (plain === '') return null
  const pattern = Number.isInteger(step) ? /^-?\d+$/ : /^-?(\d+\.?\d*|\.\d+)$/
  return pattern.test(plain) ? Number(plain) : undefined
}

function rangeMessage(value: number | null, least: number | undefined, most: number | undefined) {
  if (value === null) return undefined
  if (least !== undefined && value < least) return `Enter ${least} or more.`
  if (most !== undefined && value > most) return `Enter ${most} or less.`
  return undefined
}
