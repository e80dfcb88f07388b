import { Calendar, Dialog } from 'react-aria-components'
import { CalendarMonths } from '../Calendar/CalendarMonths'
import { panel } from './DatePicker.css'

/** A month to choose a day from; stands inside a date picker's popover. */
export function CalendarPanel() {
  return (
    <Dialog className={panel}>
      <Calendar>
        <CalendarMonths />
      </Calendar>
    </Dialog>
  )
}
