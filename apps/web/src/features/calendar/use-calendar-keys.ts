import type { Clinician, Practice } from '@oaklet/api/contract'
import { announce, type TimeGridHandle } from '@oaklet/design-system'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useApi } from '../../shared/use-api'
import { useShortcuts } from '../../shared/use-shortcuts'
import { ROW_MINUTES, useRowMinutes } from './days/use-row-minutes'
import type { useShownDays } from './days/use-shown-days'
import { CALENDAR_VIEWS, type CalendarUrl } from './use-calendar-url'

interface CalendarKeys {
  practice: Practice
  url: CalendarUrl
  shown: ReturnType<typeof useShownDays>
  grid: RefObject<TimeGridHandle | null>
  clinicians: readonly Clinician[]
  goToday: () => void
  /** What a person who may write appointments begins by a key; else null. */
  writes: { book: (date: string) => void; block: () => void; find: () => void } | null
}

/** The calendar’s keys of one character; those of its grid are the grid’s own. */
export function useCalendarKeys({ practice, url, shown, grid, clinicians, goToday, writes }: CalendarKeys) {
  const [api, queryClient] = [useApi(), useQueryClient()]
  const goToNext = (step: 1 | -1) => {
    if (grid.current?.focusNextEvent(step) === true) return
    announce(step === 1 ? 'No later appointment is in view' : 'No earlier appointment is in view')
  }
  const [rowMinutes, setRowMinutes] = useRowMinutes()
  const zoom = (step: 1 | -1) => {
    const next = ROW_MINUTES[ROW_MINUTES.indexOf(rowMinutes) + step] ?? rowMinutes
    setRowMinutes(next)
    announce(`Rows of ${next} minutes`)
  }
  const sayDay = async () => {
    const { date, resourceId } = grid.current?.focusedColumn() ?? { date: url.date }
    const only = clinicians.length === 1 ? clinicians[0]?.id : undefined
    const clinicianId = resourceId ?? url.clinicianId ?? only
    const { dayInWords } = await import('./days/say-day')
    announce(await dayInWords({ api, queryClient, practice, shown, date, clinicianId, clinicians }))
  }
  const isOfTimes = shown.view === 'day' || shown.view === 'week'
  // On a phone a month has marks and counts alone.
  const hasStops = isOfTimes || (shown.view === 'month' && !shown.isPhone)
  useShortcuts([
    { keys: ['t'], label: 'Today in the calendar', onPress: goToday },
    ...CALENDAR_VIEWS.filter((view) => view !== 'week' || !shown.isPhone).map((view) => ({
      keys: [view.charAt(0)],
      label: `Calendar as ${view === 'agenda' ? 'an agenda' : `a ${view}`}`,
      onPress: () => url.showView(view),
    })),
    ...(hasStops
      ? [
          { keys: ['n'], label: 'Next appointment', onPress: () => goToNext(1) },
          { keys: ['N'], label: 'Previous appointment', onPress: () => goToNext(-1) },
        ]
      : []),
    ...(isOfTimes
      ? [
          { keys: ['+'], label: 'Shorter rows of time', onPress: () => zoom(1) },
          { keys: ['-'], label: 'Longer rows of time', onPress: () => zoom(-1) },
        ]
      : []),
    {
      keys: ['i'],
      label: 'Say what is on the day',
      onPress: () => void sayDay().catch(() => announce('The day could not be loaded')),
    },
    ...(writes
      ? [
          { keys: ['c'], label: 'New appointment', onPress: () => writes.book(url.date) },
          { keys: ['f'], label: 'Find a time', onPress: writes.find },
          { keys: ['b'], label: 'Block time', onPress: writes.block },
        ]
      : []),
  ])
}
