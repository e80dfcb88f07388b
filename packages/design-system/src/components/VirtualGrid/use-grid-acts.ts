import type { KeyboardEvent, MouseEvent } from 'react'
import { announce } from '../Announce/announce'
import type { TableSort } from '../Table/table-sort'
import { HEADER_ROW, type GridCell } from './next-cell'
import {
  EVERYTHING_SELECTED,
  isRowSelected,
  NOTHING_SELECTED,
  selectedCount,
  withRows,
  type RowSelection,
} from './row-selection'
import { cellOf } from './use-grid-stop'
import type { VirtualGridProps } from './virtual-grid-props'

/** As the rest of the grid's words, in US English; without commas a screen reader says digits. */
const grouped = new Intl.NumberFormat('en-US')

/** Returns what can be done with a cell, by key or by pointer: sort, select, open. */
export function useGridActs<Row>(props: VirtualGridProps<Row>, nameAt: (index: number) => string) {
  const { columns, rowCount, rowAt, rowKey, onRowAction, sort, onSortChange } = props
  const { selection = NOTHING_SELECTED, onSelectionChange } = props
  const hasSelection = onSelectionChange !== undefined
  const count = selectedCount(selection, rowCount)

  const select = (next: RowSelection, words: string) => {
    onSelectionChange?.(next)
    announce(
      `${words} ${grouped.format(selectedCount(next, rowCount))} of ${grouped.format(rowCount)} selected.`,
    )
  }
  const selectAll = () => select(EVERYTHING_SELECTED, 'All selected.')
  const selectNone = () => select(NOTHING_SELECTED, 'Selection cleared.')

  const toggleRow = (index: number) => {
    const row = rowAt(index)
    if (row === undefined) return
    const isIn = !isRowSelected(selection, rowKey(row))
    select(
      withRows(selection, [rowKey(row)], isIn),
      `${nameAt(index)} ${isIn ? 'selected' : 'not selected'}.`,
    )
  }
  /** Takes in both rows, as Shift and an arrow do. */
  const extend = (from: number, to: number) => {
    const keys = [from, to].flatMap((index) => {
      const row = rowAt(index)
      return row === undefined ? [] : [rowKey(row)]
    })
    select(withRows(selection, keys, true), `${nameAt(to)} selected.`)
  }
  const open = (index: number) => {
    const row = rowAt(index)
    if (row !== undefined) onRowAction?.(rowKey(row))
  }
  const sortBy = (column: number) => {
    const one = columns[column - (hasSelection ? 1 : 0)]
    if (one?.isSortable !== true) return
    const isTurn = sort?.columnId === one.id && sort.direction === 'ascending'
    onSortChange?.({ columnId: one.id, direction: isTurn ? 'descending' : 'ascending' } satisfies TableSort)
  }

  const act = ({ row, column }: GridCell, isSelecting: boolean) => {
    const isBox = hasSelection && column === 0
    if (row === HEADER_ROW) {
      if (!isBox) sortBy(column)
      else if (count === rowCount) selectNone()
      else selectAll()
    } else if (hasSelection && (isBox || isSelecting)) toggleRow(row)
    else open(row)
  }

  /** Returns whether the key did something here. */
  const onKey = (event: KeyboardEvent, stop: GridCell): boolean => {
    const isControl = event.ctrlKey || event.metaKey
    if (event.key === 'Enter' && !isControl) act(stop, false)
    else if (event.key === ' ' && !isControl) act(stop, true)
    else if (event.key === 'a' && isControl && hasSelection) selectAll()
    else if (event.key === 'Escape' && hasSelection && count > 0) selectNone()
    else return false
    return true
  }
  const onClick = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? cellOf(event.target) : undefined
    if (cell) act(cell, onRowAction === undefined)
  }
  return { hasSelection, selection, count, onKey, onClick, extend }
}
