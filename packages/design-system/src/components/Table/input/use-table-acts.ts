import { useRef } from 'react'
import { announce } from '../../Announce/announce'
import { HEADER_ROW, type GridCell } from '../../VirtualGrid/next-cell'
import { extendTo, type RowRange, selectionWords } from './select-rows'
import { rowNameOf } from '../parts/row-name'
import type { TableProps } from '../table-props'

const NONE: ReadonlySet<string> = new Set()

/** How a press was meant: the keys that were held with it. */
export interface PressKeys {
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** Returns what can be done with a place of a table, by key or by pointer: open, select, sort. */
export function useTableActs<Row>(props: TableProps<Row>, follow: (href: string, isApart: boolean) => void) {
  const { columns, rows, rowKey, rowName, rowHref, onRowAction, sort, onSortChange } = props
  const { selectionMode = 'none', selectedKeys = NONE, onSelectionChange } = props
  const range = useRef<RowRange>(undefined)
  const hasBoxes = selectionMode !== 'none'
  const isMultiple = selectionMode === 'multiple'
  const isPressable = rowHref !== undefined || onRowAction !== undefined
  const keys = rows.map(rowKey)
  const selectedHere = keys.filter((key) => selectedKeys.has(key)).length

  const nameOf = (key: string): string => {
    const row = rows.find((one) => rowKey(one) === key)
    return (row && rowNameOf(columns, row, rowName)) ?? key
  }
  const select = (next: ReadonlySet<string>) => {
    const words = selectionWords(selectedKeys, next, nameOf)
    if (words === '') return
    onSelectionChange?.(next)
    announce(words)
  }
  const toggle = (key: string) => {
    const isIn = selectedKeys.has(key)
    if (!isIn) range.current = { anchor: key, end: key }
    if (!isMultiple) select(isIn ? NONE : new Set([key]))
    else
      select(isIn ? new Set([...selectedKeys].filter((one) => one !== key)) : new Set([...selectedKeys, key]))
  }
  /** Selects from where the range began to this row. */
  const extend = (from: number, to: number) => {
    const [start, end] = [keys[from], keys[to]]
    if (!isMultiple || start === undefined || end === undefined) return
    const drawn = range.current
    const known = drawn && keys.includes(drawn.anchor) ? drawn : { anchor: start, end: start }
    range.current = { anchor: known.anchor, end }
    select(extendTo(selectedKeys, keys, known, end))
  }
  const selectAll = () => select(new Set([...selectedKeys, ...keys]))
  const selectNone = () => select(NONE)

  const open = (row: Row, { ctrlKey, metaKey }: PressKeys) => {
    if (rowHref !== undefined) follow(rowHref(row), ctrlKey || metaKey)
    else onRowAction?.(rowKey(row))
  }
  const sortBy = (at: number) => {
    const one = columns[at]
    if (one?.isSortable !== true) return
    const isTurn = sort?.columnId === one.id && sort.direction === 'ascending'
    onSortChange?.({ columnId: one.id, direction: isTurn ? 'descending' : 'ascending' })
  }

  /** Does what a place is there for; once something is selected, the pointer selects too. */
  const press = (place: GridCell, how: 'open' | 'select' | 'point', held: PressKeys) => {
    const at = hasBoxes ? place.column - 1 : place.column
    const isBox = hasBoxes && place.column === 0
    if (place.row === HEADER_ROW) {
      if (!isBox) sortBy(at)
      else if (isMultiple && selectedHere === keys.length) selectNone()
      else if (isMultiple) selectAll()
      return
    }
    const [row, key] = [rows[place.row], keys[place.row]]
    if (row === undefined || key === undefined) return
    const isSelecting =
      hasBoxes &&
      ((isBox && how !== 'open') ||
        how === 'select' ||
        !isPressable ||
        (how === 'point' && selectedKeys.size > 0))
    if (!isSelecting) open(row, held)
    else if (held.shiftKey && isMultiple) extend(place.row, place.row)
    else toggle(key)
  }

  const everyRow = selectedHere === 0 ? false : selectedHere === keys.length ? true : ('mixed' as const)
  return {
    hasBoxes,
    isMultiple,
    isPressable,
    keys,
    selectedHere,
    everyRow,
    press,
    extend,
    selectAll,
    selectNone,
    nameOf,
  }
}
