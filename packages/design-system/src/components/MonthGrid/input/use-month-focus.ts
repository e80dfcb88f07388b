import { useCallback, useState, type RefObject } from 'react'
import { useKeptFocus } from '../../TimeGrid/input/use-kept-focus'
import type { DayModel } from '../model/month-model'
import type { MonthStop } from './month-navigation'
import { dayOf, placeOf, stopAt, stopOfKey, type MonthPlace } from './month-place'
import { monthOf } from '../model/month-weeks'

interface Options {
  root: RefObject<HTMLElement | null>
  weeks: readonly (readonly DayModel[])[]
  month: string
  today: string | undefined
  focusedDay: string | undefined
  onFocusedDayChange: ((day: string) => void) | undefined
}

/**
 * A roving Tab stop: stores the place of the keyboard, and restores the focus when the focused element moves or is
 * removed.
 */
export function useMonthFocus({ root, weeks, month, today, focusedDay, onFocusedDayChange }: Options) {
  const [place, setPlace] = useState<MonthPlace>(() => {
    const start = today !== undefined && monthOf(today) === month ? today : `${month}-01`
    return { date: start, item: null, wish: focusedDay ?? null }
  })
  const [seenDay, setSeenDay] = useState(focusedDay)

  const isAsked = focusedDay !== undefined && focusedDay !== seenDay
  const wish = isAsked && focusedDay !== place.date ? focusedDay : place.wish
  const stop = stopAt(weeks, month, { ...place, wish })
  if (isAsked) setSeenDay(focusedDay)
  const found = placeOf(weeks, stop, wish !== null && dayOf(weeks, wish) ? null : wish)
  if (found.date !== place.date || found.item !== place.item || found.wish !== place.wish) setPlace(found)
  const activeKey = stop.itemKey ?? `day:${stop.date}`

  /** Moves the keyboard; to a date that is not shown it goes once it is. */
  const moveTo = useCallback(
    (next: MonthStop) => {
      const isShown = dayOf(weeks, next.date) !== undefined
      setPlace(isShown ? placeOf(weeks, next) : (from) => ({ ...from, item: null, wish: next.date }))
      if (next.date !== stop.date) onFocusedDayChange?.(next.date)
    },
    [weeks, onFocusedDayChange, stop.date],
  )

  const kept = useKeptFocus({ root, activeKey, stopOfKey: (key) => stopOfKey(weeks, key), moveTo })
  return { stop, activeKey, moveTo, ...kept }
}
