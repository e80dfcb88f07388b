import { Time } from '@internationalized/date'
import { useMemo, type KeyboardEvent } from 'react'
import { TimeField as AriaTimeField } from 'react-aria-components'
import { timeFromText, timeToText } from '../DateField/calendar-date'
import { DateSegments } from '../DateField/DateSegments'
import { field } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame, type FieldProps } from '../Field/FieldFrame'

export interface TimeFieldProps extends FieldProps {
  /** `HH:MM`, by the 24-hour clock. */
  value: string | null
  /** `null` while the time is not whole. */
  onChange: (value: string | null) => void
  /** Minutes that an arrow key on the minutes moves by; any minute can be typed. */
  step?: number
  /** The earliest time, `HH:MM`; an earlier one is handed over all the same, with a message that says so. */
  minValue?: string
  /** The latest time, `HH:MM`; a later one is handed over all the same, with a message that says so. */
  maxValue?: string
}

/** A time of day, typed part by part. */
export function TimeField({ value, onChange, step = 1, minValue, maxValue, ...props }: TimeFieldProps) {
  const { frame, control } = splitFieldProps(props)
  const time = useMemo(() => timeFromText(value), [value])

  const stepMinutes = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    const isOnMinutes = event.target instanceof HTMLElement && event.target.dataset.type === 'minute'
    if (direction === 0 || step === 1 || time === null || !isOnMinutes || props.isDisabled) return
    event.preventDefault()
    event.stopPropagation()
    onChange(timeToText(stepTime(time, direction, step)))
  }

  return (
    <AriaTimeField
      {...control}
      className={field}
      value={time}
      onChange={(changed) => onChange(changed ? timeToText(new Time(changed.hour, changed.minute)) : null)}
      minValue={useMemo(() => timeFromText(minValue), [minValue])}
      maxValue={useMemo(() => timeFromText(maxValue), [maxValue])}
    >
      <FieldFrame {...frame}>
        <div onKeyDownCapture={stepMinutes}>
          <DateSegments />
        </div>
      </FieldFrame>
    </AriaTimeField>
  )
}

/** The next or previous multiple of `step` minutes within the same hour, around from its end to its start. */
export function stepTime(time: Time, direction: 1 | -1, step: number): Time {
  const at = time.minute / step
  const next = direction === 1 ? Math.floor(at) + 1 : Math.ceil(at) - 1
  const count = Math.ceil(60 / step)
  return time.set({ minute: (((next % count) + count) % count) * step })
}
