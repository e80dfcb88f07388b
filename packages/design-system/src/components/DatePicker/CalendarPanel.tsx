import { ChevronLeft, ChevronRight } from 'lucide'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  Heading,
} from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import { day, month, monthRow, pageButton, panel, weekday } from './DatePicker.css'

/** A month to choose a day from; stands inside a date picker's popover. */
export function CalendarPanel() {
  return (
    <Dialog className={panel}>
      <Calendar>
        <header className={monthRow}>
          <Button slot="previous" className={pageButton}>
            <Glyph of={ChevronLeft} />
          </Button>
          <Heading level={2} className={month} />
          <Button slot="next" className={pageButton}>
            <Glyph of={ChevronRight} />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>
            {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={day} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </Dialog>
  )
}
