import { parseDate } from '@internationalized/date'
import type { KeyboardEvent } from 'react'
import type { MonthGridProps } from '../month-grid-props'
import { nextMonthStop, type MonthStep, type MonthStop, type NavigableDay } from './month-navigation'

const STEPS: Readonly<Record<string, MonthStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'home',
  End: 'end',
}

const SIDEWAYS: Readonly<Record<string, Readonly<Record<'ltr' | 'rtl', MonthStep>>>> = {
  ArrowLeft: { ltr: 'before', rtl: 'after' },
  ArrowRight: { ltr: 'after', rtl: 'before' },
}

const MONTHS_OF_KEY: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 }

interface Options extends Pick<MonthGridProps, 'onNavigate' | 'onOpenDay'> {
  walk: readonly (readonly NavigableDay[])[]
  stop: MonthStop
  today: string | undefined
  direction: 'ltr' | 'rtl'
  moveTo: (next: MonthStop) => void
  /** Goes to what the day holds; answers whether there is anything. */
  enter: (date: string) => boolean
  press: (stop: MonthStop) => void
}

/** The grid's keys, see its page. Those it does not know are left to the page. */
export function useMonthKeys(options: Options) {
  const { walk, stop, today, direction, moveTo, enter, press, onNavigate, onOpenDay } = options

  const step = (by: MonthStep) => {
    const next = nextMonthStop(walk, stop, by)
    const isShown = walk.some((week) => week.some(({ date }) => date === next.date))
    if (!isShown && onNavigate === undefined) return
    moveTo(next)
    if (!isShown) onNavigate?.(next.date < stop.date ? 'previous-month' : 'next-month')
  }

  const act = (key: KeyboardEvent): boolean => {
    if (key.altKey) return false
    const pressed = `${key.ctrlKey ? 'Control+' : ''}${key.metaKey ? 'Meta+' : ''}${key.shiftKey ? 'Shift+' : ''}${key.key}`
    const by = STEPS[pressed] ?? SIDEWAYS[pressed]?.[direction]
    const months = MONTHS_OF_KEY[pressed]
    if (by) step(by)
    else if (months !== undefined && onNavigate) {
      moveTo({ date: parseDate(stop.date).add({ months }).toString(), itemKey: null })
      onNavigate(months < 0 ? 'previous-month' : 'next-month')
    } else if (pressed === 't' && today !== undefined) {
      moveTo({ date: today, itemKey: null })
      onNavigate?.('today')
    } else if (pressed === 'Enter') {
      if (stop.itemKey !== null || !enter(stop.date)) press(stop)
    } else if (pressed === ' ') press(stop)
    else if (pressed === 'Shift+Enter' && onOpenDay) onOpenDay(stop.date)
    else if (pressed === 'Escape' && stop.itemKey !== null) step('out')
    else return false
    return true
  }

  return (key: KeyboardEvent) => {
    if (act(key)) key.preventDefault()
  }
}
