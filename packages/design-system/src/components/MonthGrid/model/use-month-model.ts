import { useMemo } from 'react'
import { EVENT_WORDS } from '../../AgendaList/count-words'
import { monthModel, type DayModel } from './month-model'
import type { MonthGridProps } from '../month-grid-props'
import { weeksOfMonth } from './month-weeks'

/**
 * Returns the model of what is shown. It is built again only when a value in it changes, not when only an object is
 * new.
 */
export function useMonthModel(props: MonthGridProps, locale: string): DayModel[][] {
  const { month, timeZone, events, weekStartsOn, businessDays, dayNotes } = props
  const { one, other } = props.eventWords ?? EVENT_WORDS
  const mayHide = props.onOpenDay !== undefined
  const dates = weeksOfMonth(month, locale, weekStartsOn).flat()
  const closed = businessDays ? dates.filter((date) => !businessDays(date)).join() : ''
  const noted = dayNotes ? JSON.stringify(dates.map((date) => [date, dayNotes(date) ?? ''])) : '[]'
  return useMemo(() => {
    const notes = new Map((JSON.parse(noted) as [string, string][]).filter(([, note]) => note !== ''))
    const options = {
      month,
      timeZone,
      locale,
      weekStartsOn,
      words: { one, other },
      closed: new Set(closed.split(',')),
      notes,
      mayHide,
    }
    return monthModel(options, events)
  }, [month, timeZone, locale, weekStartsOn, one, other, closed, noted, mayHide, events])
}
