import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocale } from 'react-aria-components'
import { cssVars } from '../TimeGrid/parts/css-vars'
import { findByTyping } from './find-by-typing'
import { gridStep } from './grid-step'
import { HEADER_ROW, nextCell } from './next-cell'
import { isRowSelected } from './row-selection'
import { useGridActs } from './use-grid-acts'
import { useGridStop } from './use-grid-stop'
import { useMountedRows } from './use-mounted-rows'
import { useSaidSort } from './use-said-sort'
import { useTyping } from './use-typing'
import { body, empty, frame, grid, scroller } from './VirtualGrid.css'
import type { VirtualGridProps } from './virtual-grid-props'
import { VirtualGridHead } from './VirtualGridHead'
import { VirtualGridRow } from './VirtualGridRow'

const ROW_HEIGHT_PX = 54
const BOX_TRACK = '3.75rem'
const FACT_TRACK = 'minmax(8rem, 1fr)'

/** Ten thousand rows and more for the cost of those in sight: one Tab stop, the keys of the APG's data grid. */
export function VirtualGrid<Row>(props: VirtualGridProps<Row>) {
  const { label, columns, rowCount, rowAt, rowKey, typeaheadText, onRangeChange, sort, height } = props
  const root = useRef<HTMLDivElement>(null)
  const { direction } = useLocale()
  const textAt = (index: number) => {
    const row = rowAt(index)
    return row === undefined ? undefined : (typeaheadText?.(row) ?? rowKey(row))
  }
  const nameAt = (index: number) => textAt(index) ?? `row ${index + 1}, loading…`
  const acts = useGridActs(props, nameAt)
  const offset = acts.hasSelection ? 1 : 0
  const bounds = { rowCount, columnCount: columns.length + offset, pageRows: 1 }
  const focus = useGridStop(root, bounds, { row: 0, column: offset })
  const { stop } = focus
  const mounted = useMountedRows({
    scroller: root,
    rowCount,
    rowHeight: props.rowHeight ?? ROW_HEIGHT_PX,
    keptRows: focus.keptRows,
  })
  const { first, last } = mounted.inSight
  useEffect(() => {
    if (rowCount > 0) onRangeChange?.(first, last)
  }, [onRangeChange, rowCount, first, last])
  useSaidSort(columns, sort)
  const onTyping = useTyping((typed) => {
    const row = findByTyping({ typed, from: stop.row, rowCount, textAt })
    if (row !== undefined) focus.moveTo({ row, column: stop.column })
  })

  const act = (event: KeyboardEvent): boolean => {
    if (event.altKey) return false
    const step = gridStep(event, direction)
    if (step) {
      const pageRows = Math.floor((root.current?.clientHeight ?? 0) / mounted.height) - 1
      const next = nextCell({ ...bounds, pageRows }, stop, step)
      const isExtending = event.shiftKey && acts.hasSelection && next.row !== stop.row
      if (isExtending && next.row !== HEADER_ROW && stop.row !== HEADER_ROW) acts.extend(stop.row, next.row)
      focus.moveTo(next)
      return true
    }
    const isPlain = !event.ctrlKey && !event.metaKey
    return (isPlain && event.key !== 'Enter' && onTyping(event.key)) || acts.onKey(event, stop)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (act(event)) event.preventDefault()
  }

  const tracks = [
    ...(acts.hasSelection ? [BOX_TRACK] : []),
    ...columns.map(({ width = FACT_TRACK }) => width),
  ]
  const everyRow = acts.count === 0 ? false : acts.count === rowCount ? true : ('mixed' as const)
  return (
    <div className={frame}>
      <div
        ref={root}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rowCount + 1}
        aria-colcount={bounds.columnCount}
        className={scroller}
        style={cssVars({ '--grid-columns': tracks.join(' '), '--grid-height': height })}
        onKeyDown={onKeyDown}
        onClick={acts.onClick}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        {...(acts.hasSelection && { 'aria-multiselectable': true })}
      >
        <div role="presentation" className={grid}>
          <VirtualGridHead
            columns={columns}
            sort={sort}
            isSortable={props.onSortChange !== undefined}
            everyRow={acts.hasSelection ? everyRow : undefined}
            stop={stop.row === HEADER_ROW ? stop.column : undefined}
          />
          {rowCount > 0 && (
            <div role="rowgroup" className={body} style={{ blockSize: rowCount * mounted.height }}>
              {mounted.rows.map((index) => {
                const row = rowAt(index)
                return (
                  <VirtualGridRow
                    key={index}
                    index={index}
                    row={row}
                    name={nameAt(index)}
                    columns={columns}
                    height={mounted.height}
                    isSelected={
                      acts.hasSelection
                        ? row !== undefined && isRowSelected(acts.selection, rowKey(row))
                        : undefined
                    }
                    isPressable={props.onRowAction !== undefined}
                    stop={stop.row === index ? stop.column : undefined}
                  />
                )
              })}
            </div>
          )}
        </div>
      </div>
      {rowCount === 0 && <div className={empty}>{props.emptyState}</div>}
    </div>
  )
}
