import { ChevronLeft, ChevronRight } from 'lucide'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import { day, grid, month, monthGrid, monthRow, months, pageButton, rangeDay, weekday } from './Calendar.css'

interface CalendarMonthsProps {
  count?: number
  /** Draws the days between the first and the last one chosen as a band. */
  isRange?: boolean
}

/** The months of a calendar and the buttons between them; stands inside React Aria's Calendar or RangeCalendar. */
export function CalendarMonths({ count = 1, isRange = false }: CalendarMonthsProps) {
  const dayStyle = isRange ? `${day} ${rangeDay}` : day
  return (
    <div className={months}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={monthGrid}>
          <div className={monthRow}>
            {index === 0 && (
              <Button slot="previous" className={pageButton}>
                <Glyph of={ChevronLeft} />
              </Button>
            )}
            <CalendarHeading level={2} className={month} offset={{ months: index }} />
            {index === count - 1 && (
              <Button slot="next" className={pageButton}>
                <Glyph of={ChevronRight} />
              </Button>
            )}
          </div>
          <CalendarGrid className={grid} weekdayStyle="short" offset={{ months: index }}>
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={dayStyle} />}</CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </div>
  )
}
