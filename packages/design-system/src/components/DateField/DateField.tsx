import { memo, useMemo } from 'react'
import { DateField as AriaDateField } from 'react-aria-components'
import { field } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame, type FieldProps } from '../Field/FieldFrame'
import { useSteadyHandlers } from '../Field/use-steady-handlers'
import { dateFromText } from './calendar-date'
import { DateSegments } from './DateSegments'

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`. */
  value: string | null
  /** `null` while the date is not whole. */
  onChange: (value: string | null) => void
  /** The first date allowed, `YYYY-MM-DD`; an earlier one can be typed and is called an error. */
  minValue?: string
  /** The last date allowed, `YYYY-MM-DD`; a later one can be typed and is called an error. */
  maxValue?: string
}

/** A date known by heart, like a birthday: typed, without a calendar. */
export function DateField(props: DateFieldProps) {
  return <DateFieldControl {...useSteadyHandlers(props)} />
}

const DateFieldControl = memo(function DateFieldControl({
  value,
  onChange,
  minValue,
  maxValue,
  ...props
}: DateFieldProps) {
  const { frame, control } = splitFieldProps(props)
  const date = useMemo(() => dateFromText(value), [value])
  const min = useMemo(() => dateFromText(minValue), [minValue])
  const max = useMemo(() => dateFromText(maxValue), [maxValue])
  return (
    <AriaDateField
      {...control}
      className={field}
      value={date}
      shouldForceLeadingZeros
      onChange={(changed) => onChange(changed?.toString() ?? null)}
      minValue={min}
      maxValue={max}
    >
      <FieldFrame {...frame}>
        <DateSegments bounds={{ min, max }} />
      </FieldFrame>
    </AriaDateField>
  )
})
