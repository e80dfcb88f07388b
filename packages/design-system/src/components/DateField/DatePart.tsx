import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useContext, useRef } from 'react'
import { DateFieldStateContext, DateSegment } from 'react-aria-components'
import { part, segment } from './DateField.css'
import { type DateBounds, dateFromPaste, wholeYear } from './typed-date'

const YEAR_DIGITS = 4
/** They leave the digits before the last one, to which the next one is added. */
const DELETING: readonly string[] = ['Backspace', 'Delete']
/** After them the next digit begins a year. */
const STEPPING: readonly string[] = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']
/** Stands for the parts that are not typed yet. */
const MIDDLE_OF_YEAR = { month: 7, day: 1 }

type Part = ComponentProps<typeof DateSegment>['segment']
const isOfDate = (type: string): type is 'year' | 'month' | 'day' => ['year', 'month', 'day'].includes(type)

/** One part of a date or a time: typed, stepped, or, for a whole date, pasted. */
export function DatePart({ segment: own, bounds }: { segment: Part; bounds: DateBounds }) {
  const state = useContext(DateFieldStateContext)
  /** How many digits of the year are typed since one began. */
  const digits = useRef(0)
  if (state === null || !isOfDate(own.type)) return <DateSegment segment={own} className={segment} />

  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const order = state.segments.flatMap(({ type }) => (isOfDate(type) ? [type] : []))
    const date = dateFromPaste(event.clipboardData.getData('text'), order, bounds)
    if (date !== null) state.setValue(date)
  }

  // React Aria takes a zero that begins a year for a digit of it, and loses count of those after it.
  const type = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (DELETING.includes(event.key)) digits.current = own.isPlaceholder ? 0 : own.text.length - 1
    else if (STEPPING.includes(event.key)) digits.current = 0
    else if (event.key === '0' && digits.current === 0) {
      event.preventDefault()
      event.stopPropagation()
    } else if (/^\d$/.test(event.key)) digits.current = (digits.current + 1) % YEAR_DIGITS
  }

  const leave = () => {
    digits.current = 0
    if (own.isPlaceholder || own.value == null) return
    const { month, day } = state.value ?? MIDDLE_OF_YEAR
    const whole = wholeYear(own.value, { month, day }, bounds)
    if (whole !== own.value) state.setSegment('year', whole)
  }

  const handlers = own.type === 'year' ? { onKeyDownCapture: type, onBlur: leave } : {}
  return (
    <span className={part} onPaste={paste} {...handlers}>
      <DateSegment segment={own} className={segment} />
    </span>
  )
}
