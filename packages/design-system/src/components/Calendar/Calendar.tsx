import { CircleAlert } from 'lucide'
import { useId, useMemo } from 'react'
import { Calendar as AriaCalendar, Text } from 'react-aria-components'
import { dateFromText } from '../DateField/calendar-date'
import {
  description as descriptionStyle,
  error,
  errorIcon,
  field,
  label as labelStyle,
} from '../Field/Field.css'
import type { FieldProps } from '../Field/FieldFrame'
import { Glyph } from '../Icon/Glyph'
import { CalendarMonths } from './CalendarMonths'

export interface CalendarProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description' | 'errorMessage' | 'isDisabled' | 'name' | 'autoFocus'
> {
  /** `YYYY-MM-DD`. */
  value: string | null
  /** Called with the day that was chosen, as `YYYY-MM-DD`. */
  onChange: (value: string) => void
  /** The first day that can be chosen, `YYYY-MM-DD`; any earlier one can't be reached. */
  minValue?: string
  /** The last day that can be chosen, `YYYY-MM-DD`; any later one can't be reached. */
  maxValue?: string
  /** Asked for each day as `YYYY-MM-DD`; one that can't be chosen can still be reached and is said to be so. */
  isDateUnavailable?: (date: string) => boolean
}

/** A month that stays in sight to choose a day from; where it may open on demand use DatePicker. */
export function Calendar(props: CalendarProps) {
  const { label, isLabelHidden, description, errorMessage = '', isDateUnavailable, name, ...rest } = props
  const { value, onChange, minValue, maxValue, ...calendar } = rest
  const descriptionId = useId()
  return (
    <AriaCalendar
      {...calendar}
      className={field}
      data-field={name}
      aria-label={label}
      {...(description !== undefined && { 'aria-describedby': descriptionId })}
      isInvalid={errorMessage !== ''}
      value={useMemo(() => dateFromText(value), [value])}
      onChange={(date) => onChange(date.toString())}
      minValue={useMemo(() => dateFromText(minValue), [minValue])}
      maxValue={useMemo(() => dateFromText(maxValue), [maxValue])}
      {...(isDateUnavailable && { isDateUnavailable: (date) => isDateUnavailable(date.toString()) })}
    >
      {!isLabelHidden && (
        <span className={labelStyle} aria-hidden="true">
          {label}
        </span>
      )}
      {description !== undefined && (
        <span id={descriptionId} className={descriptionStyle}>
          {description}
        </span>
      )}
      <CalendarMonths />
      {errorMessage !== '' && (
        <Text slot="errorMessage" className={error}>
          <Glyph of={CircleAlert} size="s" className={errorIcon} />
          {errorMessage}
        </Text>
      )}
    </AriaCalendar>
  )
}
