import type { KeyboardEvent, MouseEvent } from 'react'
import { useLocale } from 'react-aria-components'
import { findByTyping } from '../../VirtualGrid/find-by-typing'
import { gridStep } from '../../VirtualGrid/grid-step'
import { HEADER_ROW, type GridCell, type GridStep } from '../../VirtualGrid/next-cell'
import { useTyping } from '../../VirtualGrid/use-typing'
import { nextPlace, WHOLE_ROW } from './next-place'
import { besidesIn, isPressedItself, isWrittenIn, placeOf, rowsOf } from './table-focus'
import type { useTableActs } from './use-table-acts'
import type { useTableFocus } from './use-table-focus'

interface TableKeys {
  acts: ReturnType<typeof useTableActs>
  focus: ReturnType<typeof useTableFocus>
  columnCount: number
}

/** The keys and the pointer of a table, heard once for all of its rows. */
export function useTableKeys({ acts, focus, columnCount }: TableKeys) {
  const { direction } = useLocale()
  const onTyping = useTyping((typed) => {
    const table = focus.root.current
    const from = (table && document.activeElement && placeOf(table, document.activeElement)) ?? focus.first
    const textAt = (index: number) => acts.nameOf(acts.keys[index] ?? '')
    const row = findByTyping({ typed, from: from.row, rowCount: acts.keys.length, textAt })
    if (row !== undefined) focus.goTo({ row, column: from.row === HEADER_ROW ? WHOLE_ROW : from.column })
  })

  const walk = (event: KeyboardEvent<HTMLTableElement>, from: GridCell, step: GridStep) => {
    const table = event.currentTarget
    const isSideways = step === 'next' || step === 'previous'
    const target = event.target as Element
    const cell = target.closest('td, th')
    const beside = isSideways && cell && besidesIn(cell, target, step === 'next' ? 1 : -1)
    if (beside) {
      beside.focus()
      return
    }
    const bounds = { rowCount: acts.keys.length, columnCount, pageRows: pageRowsOf(table) }
    const to = nextPlace(bounds, from, step)
    focus.goTo(to, step === 'previous' ? 'last' : 'first')
    const isExtending = event.shiftKey && to.row !== from.row && Math.min(to.row, from.row) !== HEADER_ROW
    if (isExtending) acts.extend(from.row, to.row)
  }

  /** Before what stands in the cells hears of it: a button of a menu would open with an arrow. */
  const onKeyDownCapture = (event: KeyboardEvent<HTMLTableElement>) => {
    const table = event.currentTarget
    if (!(event.target instanceof Element) || !table.contains(event.target)) return
    if (event.altKey || isWrittenIn(event.target)) return
    if (event.key === 'Tab') {
      focus.leave(event)
      return
    }
    const step = gridStep(event, direction)
    const from = placeOf(table, event.target)
    if (step === undefined || acts.keys.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    if (from === undefined) focus.goTo(focus.first)
    else walk(event, from, step)
  }

  const act = (event: KeyboardEvent, target: Element, place: GridCell | undefined): boolean => {
    const isControl = event.ctrlKey || event.metaKey
    const isPlain = !isControl && event.key !== 'Enter'
    if (isPressedItself(target)) return isPlain && event.key !== ' ' && onTyping(event.key) && false
    // A letter may be a shortcut of the page as well; a space inside a word would only scroll.
    if (isPlain && onTyping(event.key)) return event.key === ' '
    if (event.key === 'a' && isControl && acts.isMultiple) acts.selectAll()
    else if (event.key === 'Escape' && acts.isMultiple && acts.selectedHere > 0) acts.selectNone()
    else if (event.key === ' ' && place) acts.press(place, 'select', event)
    else if (event.key === 'Enter' && place) acts.press(place, 'open', event)
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const table = event.currentTarget
    if (!(event.target instanceof Element) || !table.contains(event.target)) return
    if (event.defaultPrevented || event.altKey || isWrittenIn(event.target)) return
    if (!act(event, event.target, placeOf(table, event.target))) return
    event.preventDefault()
    event.stopPropagation()
  }

  const onClick = (event: MouseEvent<HTMLTableElement>) => {
    const table = event.currentTarget
    if (!(event.target instanceof Element) || !table.contains(event.target)) return
    if (event.defaultPrevented || isPressedItself(event.target)) return
    const place = placeOf(table, event.target)
    if (place) acts.press(place, 'point', event)
  }

  return { onKeyDownCapture, onKeyDown, onClick }
}

/** Returns how many rows are in sight at once, less one to go on from. */
function pageRowsOf(table: HTMLTableElement): number {
  const height = rowsOf(table)[0]?.offsetHeight ?? 0
  const room = Math.min(table.parentElement?.clientHeight ?? 0, window.innerHeight)
  return height === 0 ? 1 : Math.floor(room / height) - 1
}
