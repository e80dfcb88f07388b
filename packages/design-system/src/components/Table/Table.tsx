import { useId, useRef } from 'react'
import { useAfterDelay } from '../LoadingRegion/use-after-delay'
import { LOADING_DELAY_MS } from '../LoadingRegion/LoadingRegion'
import { Skeleton } from '../Skeleton/Skeleton'
import { useSaidSort } from '../VirtualGrid/use-said-sort'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { CardTools } from './parts/CardTools'
import { SelectionBar } from './parts/SelectionBar'
import {
  body,
  container,
  footer as footerStyle,
  frame,
  nothing,
  nothingCell,
  scroller,
  table,
} from './Table.css'
import type { TableProps } from './table-props'
import { GRID, ROW_GROUP } from './parts/table-roles'
import { TableHead } from './parts/TableHead'
import { TableRow } from './parts/TableRow'
import { useColumnWidths } from './columns/use-column-widths'
import { useRowLink } from './input/use-row-link'
import { useTableActs } from './input/use-table-acts'
import { useTableFocus } from './input/use-table-focus'
import { useTableKeys } from './input/use-table-keys'

const NONE: ReadonlySet<string> = new Set()

/** Rows to compare and open: one Tab stop, arrow keys, Home and End, typeahead, Enter. Page it at 100 rows. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, rowName, rowActions, isLoading = false, sort, onSortChange } = props
  const { selectedKeys = NONE, onSelectionChange, height } = props
  const grid = useRef<HTMLTableElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const sortableId = useId()
  const { link, follow } = useRowLink()
  const acts = useTableActs(props, follow)
  const { hasBoxes, isMultiple } = acts
  const focus = useTableFocus(grid)
  const sideColumns = Number(hasBoxes) + Number(rowActions !== undefined)
  const columnCount = columns.length + sideColumns
  const keys = useTableKeys({ acts, focus, columnCount })
  useSaidSort(columns, sort)
  const cards = props.hasCardsOnPhone === false ? 'no' : 'yes'
  const isLoadingSaid = useAfterDelay(isLoading, LOADING_DELAY_MS)
  const isResizable = columns.some((one) => one.isResizable === true)
  const widths = useColumnWidths({
    columns,
    frame: room,
    isResizable,
    sideColumns,
    onResize: props.onColumnResize,
  })
  const scrolls =
    height !== undefined ? 'both' : isResizable ? 'sideways' : cards === 'no' ? 'sideways' : 'no'
  return (
    <div className={container} aria-busy={isLoading}>
      <div role="status">{isLoadingSaid && <VisuallyHidden>Loading {label}…</VisuallyHidden>}</div>
      <div className={frame({ cards })}>
        {props.selectionActions !== undefined && (
          <SelectionBar
            label={label}
            count={selectedKeys.size}
            onClear={() => onSelectionChange?.(NONE)}
            onLeave={() => grid.current?.focus()}
          >
            {props.selectionActions}
          </SelectionBar>
        )}
        {cards === 'yes' && (
          <CardTools
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            everyRow={
              !isMultiple
                ? undefined
                : {
                    isSelected: acts.everyRow === true,
                    isIndeterminate: acts.everyRow === 'mixed',
                    onChange: (isSelected) => (isSelected ? acts.selectAll() : acts.selectNone()),
                  }
            }
          />
        )}
        <div ref={room} className={scroller({ scrolls, cards })} style={{ maxBlockSize: height }}>
          <table
            ref={grid}
            {...GRID}
            aria-label={label}
            className={table({ cards })}
            {...(widths && { style: { tableLayout: 'fixed', inlineSize: widths.total } })}
            {...(isMultiple && { 'aria-multiselectable': true })}
            {...focus.tabStop}
            {...keys}
          >
            <TableHead
              columns={columns}
              cards={cards}
              stuckTo={scrolls === 'no' ? 'page' : scrolls === 'both' ? 'frame' : 'nothing'}
              sort={sort}
              sortableId={sortableId}
              widths={widths}
              everyRow={hasBoxes ? (isMultiple ? acts.everyRow : 'none') : undefined}
              hasActions={rowActions !== undefined}
            />
            <tbody key={props.page} {...ROW_GROUP} className={body({ cards })}>
              {rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  id={rowKey(row)}
                  row={row}
                  columns={columns}
                  rowName={rowName}
                  rowActions={rowActions}
                  cards={cards}
                  isPressable={acts.isPressable}
                  isSelected={hasBoxes ? selectedKeys.has(rowKey(row)) : undefined}
                />
              ))}
              {rows.length === 0 && (
                <tr role="row">
                  <td role="gridcell" colSpan={columnCount} className={nothingCell({ cards })}>
                    <div className={nothing}>
                      {isLoading ? <LoadingRows label={label} /> : props.emptyState}
                    </div>
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
        {props.footer !== undefined && <div className={footerStyle}>{props.footer}</div>}
      </div>
      <span id={sortableId} hidden>
        sortable column
      </span>
      {link}
    </div>
  )
}

/** Placeholders for rows that are loading; a screen reader reads their words. */
const LoadingRows = ({ label }: { label: string }) => (
  <>
    <VisuallyHidden>Loading {label}…</VisuallyHidden>
    <Skeleton shape="row" count={6} />
  </>
)
