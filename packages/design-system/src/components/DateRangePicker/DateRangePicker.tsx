import { CalendarDays } from 'lucide'
import { useMemo } from 'react'
import { Button, DateInput, DateRangePicker as AriaDateRangePicker, Group } from 'react-aria-components'
import { dateFromText } from '../DateField/calendar-date'
import { bareSegments } from '../DateField/DateField.css'
import { DatePart } from '../DateField/DatePart'
import { controlBox, field, innerButton } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame, type FieldProps } from '../Field/FieldFrame'
import { Glyph } from '../Icon/Glyph'
import { Popover } from '../Popover/Popover'
import { rangeFromText, type DateRange } from './date-range'
import { dash, dates, endDate, startDate } from './DateRangePicker.css'
import { RangePanel, type DateRangePreset } from './RangePanel'

export interface DateRangePickerProps extends Omit<FieldProps, 'name'> {
  /** Names the field for a form's error summary. */
  name?: string
  /** The first and the last day, both in it, as `YYYY-MM-DD`; `null` for none. */
  value: DateRange | null
  /** `null` while one of the dates is not whole. */
  onChange: (value: DateRange | null) => void
  /** Periods that people choose often, as buttons beside the calendar. */
  presets?: readonly DateRangePreset[]
  /** The first day allowed, `YYYY-MM-DD`; an earlier one can be typed and is called an error. */
  minValue?: string
  /** The last day allowed, `YYYY-MM-DD`; a later one can be typed and is called an error. */
  maxValue?: string
}

/** From one day to another: typed, chosen from a calendar, or one of the periods that are asked for often. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, onChange, presets = [], minValue, maxValue, name, ...fieldProps } = props
  const { frame, control, box } = splitFieldProps(fieldProps)
  const [start, end] = [value?.start, value?.end]
  const range = useMemo(
    () => rangeFromText(start === undefined || end === undefined ? null : { start, end }),
    [start, end],
  )
  const min = useMemo(() => dateFromText(minValue), [minValue])
  const max = useMemo(() => dateFromText(maxValue), [maxValue])
  return (
    <AriaDateRangePicker
      {...control}
      className={field}
      data-field={name}
      value={range}
      shouldForceLeadingZeros
      onChange={(changed) =>
        onChange(changed && { start: changed.start.toString(), end: changed.end.toString() })
      }
      minValue={min}
      maxValue={max}
    >
      <FieldFrame {...frame}>
        <Group className={controlBox} {...box}>
          <div className={dates}>
            <DateInput slot="start" className={`${bareSegments} ${startDate}`}>
              {(part) => <DatePart segment={part} bounds={{ min, max }} />}
            </DateInput>
            <span className={dash} aria-hidden="true">
              –
            </span>
            <DateInput slot="end" className={`${bareSegments} ${endDate}`}>
              {(part) => <DatePart segment={part} bounds={{ min, max }} />}
            </DateInput>
          </div>
          <Button className={innerButton}>
            <Glyph of={CalendarDays} />
          </Button>
        </Group>
      </FieldFrame>
      <Popover>
        <RangePanel presets={presets} value={value} onChange={onChange} />
      </Popover>
    </AriaDateRangePicker>
  )
}
