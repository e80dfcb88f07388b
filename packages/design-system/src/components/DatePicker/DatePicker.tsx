import { CalendarDays } from 'lucide'
import { useMemo } from 'react'
import { Button, Calendar, DatePicker as AriaDatePicker, Dialog, Group } from 'react-aria-components'
import { CalendarMonths } from '../Calendar/CalendarMonths'
import { dateFromText } from '../DateField/calendar-date'
import type { DateFieldProps } from '../DateField/DateField'
import { DateSegments } from '../DateField/DateSegments'
import { controlBox, field, innerButton } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame } from '../Field/FieldFrame'
import { Glyph } from '../Icon/Glyph'
import { Popover } from '../Popover/Popover'
import { panel } from './DatePicker.css'

export type DatePickerProps = DateFieldProps

/** A date near today: typed, or chosen from a calendar. */
export function DatePicker({ value, onChange, minValue, maxValue, ...props }: DatePickerProps) {
  const { frame, control } = splitFieldProps(props)
  const date = useMemo(() => dateFromText(value), [value])
  const min = useMemo(() => dateFromText(minValue), [minValue])
  const max = useMemo(() => dateFromText(maxValue), [maxValue])
  return (
    <AriaDatePicker
      {...control}
      className={field}
      value={date}
      shouldForceLeadingZeros
      onChange={(changed) => onChange(changed?.toString() ?? null)}
      minValue={min}
      maxValue={max}
    >
      <FieldFrame {...frame}>
        <Group className={controlBox}>
          <DateSegments isBare bounds={{ min, max }} />
          <Button className={innerButton}>
            <Glyph of={CalendarDays} />
          </Button>
        </Group>
      </FieldFrame>
      <Popover>
        <CalendarPanel />
      </Popover>
    </AriaDatePicker>
  )
}

/** A month to choose a day from; stands inside a date picker's popover. */
function CalendarPanel() {
  return (
    <Dialog className={panel}>
      <Calendar>
        <CalendarMonths />
      </Calendar>
    </Dialog>
  )
}
