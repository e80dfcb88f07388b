import { HEADER_ROW, type GridCell } from '../../VirtualGrid/next-cell'
import { WHOLE_ROW } from './next-place'

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]'
const HIDDEN = '[aria-hidden="true"], [inert]'

/** Keys that move in these belong to them, not to the table. */
const WRITTEN_IN =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable=true], [data-resizing]'
/** What does something of its own when it is pressed; the row stands back. */
const PRESSED_ITSELF = 'a, button, input, select, textarea, label, [role=button]'

/** Returns whether the arrow keys are meant for what stands in the cell. */
export const isWrittenIn = (element: Element): boolean => element.matches(WRITTEN_IN)

/** Returns whether a press is meant for what stands in the cell. */
export const isPressedItself = (element: Element): boolean => element.closest(PRESSED_ITSELF) !== null

/** The rows that hold facts, in order; the one that says there are none is not among them. */
export const rowsOf = (table: HTMLTableElement): HTMLTableRowElement[] =>
  [...(table.tBodies[0]?.rows ?? [])].filter((row) => row.dataset['row'] !== undefined)

/** Returns where in the table an element stands. */
export function placeOf(table: HTMLTableElement, element: Element): GridCell | undefined {
  const row = element.closest('tr')
  if (row === null || !table.contains(row)) return undefined
  const cell = element.closest('td, th')
  const column = cell instanceof HTMLTableCellElement ? cell.cellIndex : WHOLE_ROW
  if (row.parentElement === table.tHead) return { row: HEADER_ROW, column: Math.max(0, column) }
  const index = rowsOf(table).indexOf(row)
  return index === -1 ? undefined : { row: index, column }
}

/** Returns what can have the focus inside a cell, from start to end. */
const focusablesIn = (cell: Element): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.closest(HIDDEN) === null)

/** Returns what can be reached by Tab inside the table. */
export const tabbablesIn = (table: HTMLTableElement): HTMLElement[] =>
  focusablesIn(table).filter(({ tabIndex }) => tabIndex >= 0)

/** Returns what takes the focus at a place: the row, or in a cell what can be used there, or else the cell. */
export function targetAt(
  table: HTMLTableElement,
  place: GridCell,
  end: 'first' | 'last' = 'first',
): HTMLElement | undefined {
  const row: HTMLTableRowElement | undefined =
    place.row === HEADER_ROW ? table.tHead?.rows[0] : rowsOf(table)[place.row]
  if (row === undefined || place.column === WHOLE_ROW) return row
  const cell = row.cells[place.column]
  if (cell === undefined) return row
  if (isOwnStop(cell)) return cell
  return focusablesIn(cell).at(end === 'first' ? 0 : -1) ?? cell
}

/** Returns what comes beside an element in its own cell, if anything does. */
export function besidesIn(cell: Element, element: Element, by: 1 | -1): HTMLElement | undefined {
  const all: Element[] = [...(isOwnStop(cell) ? [cell] : []), ...focusablesIn(cell)]
  const index = all.indexOf(element)
  const beside = index === -1 ? undefined : all[index + by]
  return beside instanceof HTMLElement ? beside : undefined
}

/** A heading is reached before its edge. */
const isOwnStop = (cell: Element): boolean => cell.matches('th[data-column]')
