import { MonthGrid, type MonthGridProps } from '@oaklet/design-system'
import { useMemo } from 'react'
import type { CalendarUrl } from '../use-calendar-url'
import { toTimeGridEvent } from './time-grid-events'
import type { useShownDays } from './use-shown-days'

interface MonthProps extends Pick<
  MonthGridProps,
  'now' | 'timeZone' | 'onOpen' | 'onCreate' | 'emptyText' | 'ref'
> {
  shown: ReturnType<typeof useShownDays>
  url: CalendarUrl
}

/** The month in view: how full its days are, and the way to each. */
export function Month({ shown, url, ...rest }: MonthProps) {
  const events = useMemo(
    () => shown.drawn.map((appointment) => toTimeGridEvent(appointment, false)),
    [shown.drawn],
  )
  return (
    <MonthGrid
      {...rest}
      label={shown.title}
      month={url.date.slice(0, 7)}
      weekStartsOn="mon"
      events={events}
      eventWords={{ one: 'appointment', other: 'appointments' }}
      businessDays={(day) => shown.dayOf(day).open.length > 0}
      dayNotes={(day) => shown.dayOf(day).note?.label}
      focusedDay={url.date}
      onFocusedDayChange={url.followDate}
      onOpenDay={url.showDay}
      // The day that the keyboard went to has named its month already.
      onNavigate={() => undefined}
    />
  )
}
