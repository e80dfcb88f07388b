import { use } from 'react'
import { Button, DateRangePickerStateContext, Dialog, RangeCalendar } from 'react-aria-components'
import { useMediaQuery } from '../AppShell/use-media-query'
import { CalendarMonths } from '../Calendar/CalendarMonths'
import { media } from '../../theme/media'
import { isSameRange, type DateRange } from './date-range'
import { panel, preset as presetStyle, presetList } from './DateRangePicker.css'

/** A period that people choose often. */
export interface DateRangePreset {
  id: string
  /** "Last 30 days". */
  label: string
  range: DateRange
}

interface RangePanelProps {
  presets: readonly DateRangePreset[]
  value: DateRange | null
  onChange: (range: DateRange) => void
}

/** The presets and the months; stands inside a date range picker's popover. */
export function RangePanel({ presets, value, onChange }: RangePanelProps) {
  const state = use(DateRangePickerStateContext)
  const months = useMediaQuery(media.belowTablet) ? 1 : 2
  return (
    <Dialog className={panel}>
      {presets.length > 0 && (
        <div className={presetList} role="group" aria-label="Periods">
          {presets.map(({ id, label, range }) => (
            <Button
              key={id}
              className={presetStyle}
              aria-pressed={isSameRange(value, range)}
              onPress={() => {
                onChange(range)
                state?.setOpen(false)
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <RangeCalendar visibleDuration={{ months }}>
        <CalendarMonths count={months} isRange />
      </RangeCalendar>
    </Dialog>
  )
}
