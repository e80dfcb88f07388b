import { DateInput, DateSegment } from 'react-aria-components'
import { control } from '../Field/Field.css'
import { bareSegments, segment, segments } from './DateField.css'

/** Month, day and year, or hour and minute: each its own spin button, typed or stepped by arrows. */
export function DateSegments({ isBare = false }: { isBare?: boolean }) {
  return (
    <DateInput className={isBare ? bareSegments : `${control} ${segments}`}>
      {(part) => <DateSegment segment={part} className={segment} />}
    </DateInput>
  )
}
