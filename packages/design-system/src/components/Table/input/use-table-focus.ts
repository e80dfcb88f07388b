import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { GridCell } from '../../VirtualGrid/next-cell'
import { WHOLE_ROW } from './next-place'
import { placeOf, rowsOf, tabbablesIn, targetAt } from './table-focus'

const FIRST: GridCell = { row: 0, column: WHOLE_ROW }

/**
 * One Tab stop: the table itself, until the focus is inside. It lives in the page and not in React's state, so that no
 * step of the keyboard draws anything.
 */
export function useTableFocus(root: RefObject<HTMLTableElement | null>) {
  const last = useRef<Element>(null)
  const lastPlace = useRef<GridCell>(undefined)
  const isLeaving = useRef(false)
  /** What a drawing takes away is not blurred, so that it stays true there. */
  const isInside = useRef(false)

  const goTo = (place: GridCell, end?: 'first' | 'last') => {
    const target = root.current && targetAt(root.current, place, end)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  /** Returns where the focus goes when it enters the table: to its last place, or to the first selected row. */
  const enter = (table: HTMLTableElement) => {
    if (last.current !== null && table.contains(last.current) && last.current !== table) {
      if (last.current instanceof HTMLElement) last.current.focus()
      return
    }
    const rows = rowsOf(table)
    const selected = rows.findIndex((row) => row.ariaSelected === 'true')
    const row = lastPlace.current?.row ?? Math.max(0, selected)
    if (rows.length > 0) goTo({ row: Math.min(row, rows.length - 1), column: WHOLE_ROW })
  }

  useLayoutEffect(() => {
    const table = root.current
    if (table === null) return
    const isEmpty = rowsOf(table).length === 0
    const isGone = document.activeElement === document.body && last.current?.isConnected === false
    const isLost = isInside.current && isGone
    if (isLost) {
      // What had the focus is gone, as a row that was taken away: the focus stays where it was.
      last.current = null
      if (isEmpty) table.focus({ preventScroll: true })
      else enter(table)
    }
    if (table.contains(document.activeElement)) return
    setTabStop(table, !isEmpty || tabbablesIn(table).length === 0)
  })

  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const table = event.currentTarget
    isInside.current = table.contains(event.target)
    if (isLeaving.current || !table.contains(event.target)) return
    setTabStop(table, rowsOf(table).length === 0)
    if (event.target === table) {
      enter(table)
      return
    }
    last.current = event.target
    lastPlace.current = placeOf(table, event.target)
  }

  const onBlur = (event: FocusEvent<HTMLTableElement>) => {
    const table = event.currentTarget
    if (table.contains(event.relatedTarget)) return
    isInside.current = false
    if (table.contains(event.target)) setTabStop(table, true)
  }

  /** Tab leaves the table, whatever stands in its cells: the browser goes on from its end, or from its beginning. */
  const leave = (event: KeyboardEvent<HTMLTableElement>) => {
    const table = event.currentTarget
    if (rowsOf(table).length === 0) return
    isLeaving.current = true
    if (event.shiftKey) table.focus({ preventScroll: true })
    else tabbablesIn(table).at(-1)?.focus({ preventScroll: true })
    isLeaving.current = false
  }

  return { root, goTo, leave, tabStop: { tabIndex: 0, onFocus, onBlur }, first: FIRST }
}

const setTabStop = (table: HTMLTableElement, isStop: boolean) =>
  table.setAttribute('tabindex', isStop ? '0' : '-1')
