import { DateInput } from 'react-aria-components'
import { control } from '../Field/Field.css'
import { bareSegments, segments } from './DateField.css'
import { DatePart } from './DatePart'
import type { DateBounds } from './typed-date'

const NO_BOUNDS: DateBounds = { min: null, max: null }

/** Month, day and year, or hour and minute: each its own spin button, typed or stepped by arrows. */
export function DateSegments({
  isBare = false,
  bounds = NO_BOUNDS,
}: {
  isBare?: boolean
  bounds?: DateBounds
}) {
  return (
    <DateInput className={isBare ? bareSegments : `${control} ${segments}`}>
      {(part) => <DatePart segment={part} bounds={bounds} />}
    </DateInput>
  )
}
