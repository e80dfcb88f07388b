import type { KeyboardEvent } from 'react'
import type { GridModel } from '../model/grid-model'
import { nextStop, type GridStep, type Stop } from './grid-navigation'
import type { Segment } from '../model/segments'
import type { TimeGridNavigation, TimeGridProps } from '../time-grid-props'

const STEPS: Readonly<Record<string, GridStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'home',
  End: 'end',
  'Control+Home': 'first',
  'Control+End': 'last',
  'Meta+Home': 'first',
  'Meta+End': 'last',
}

const NAVIGATIONS: Readonly<Record<string, TimeGridNavigation>> = {
  PageUp: 'previous-week',
  PageDown: 'next-week',
  t: 'today',
}

const MENU_KEYS = ['ContextMenu', 'Shift+F10']

interface Options extends Pick<TimeGridProps, 'onNavigate'> {
  model: GridModel
  stop: Stop
  today: string | undefined
  moveTo: (next: Stop, wish?: string) => void
  press: (stop: Stop) => void
  moving: { onKey: (key: KeyboardEvent) => boolean; start: (segment: Segment) => void }
  canMove: (segment: Segment) => boolean
  openMenu: (segment: Segment) => boolean
}

/** The grid's keys, see its page. Those it does not know are left to the page. */
export function useGridKeys({
  model,
  stop,
  today,
  moveTo,
  press,
  moving,
  canMove,
  openMenu,
  onNavigate,
}: Options) {
  const navigate = (by: TimeGridNavigation) => {
    const { minutes = 0 } = model.rows[stop.row]?.row ?? {}
    const date = model.columns[stop.column]?.date ?? ''
    if (by === 'today' && today !== undefined) moveTo(stop, today)
    onNavigate?.(by, { date, time: `${padded(minutes / 60)}:${padded(minutes % 60)}` })
  }

  const act = (key: KeyboardEvent): boolean => {
    if (moving.onKey(key)) return true
    if (key.altKey) return false
    const pressed = `${key.ctrlKey ? 'Control+' : ''}${key.metaKey ? 'Meta+' : ''}${key.shiftKey ? 'Shift+' : ''}${key.key}`
    const step = STEPS[pressed]
    const by = NAVIGATIONS[pressed]
    const segment = model.segments[stop.column]?.find((one) => one.key === stop.eventKey)
    if (step) moveTo(nextStop(model.walk, stop, step))
    else if (by && onNavigate) navigate(by)
    else if (pressed === 'Enter' || pressed === ' ') press(stop)
    else if (pressed === 'F2') {
      if (segment && canMove(segment)) moving.start(segment)
    } else return MENU_KEYS.includes(pressed) && segment !== undefined && openMenu(segment)
    return true
  }

  return (key: KeyboardEvent) => {
    if (act(key)) key.preventDefault()
  }
}

const padded = (number: number) => String(Math.floor(number)).padStart(2, '0')
