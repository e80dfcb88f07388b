import { useRef } from 'react'
import { ResizableTableContainer, type Selection, Table as AriaTable, TableBody } from 'react-aria-components'
import { useAfterDelay } from '../LoadingRegion/use-after-delay'
import { LOADING_DELAY_MS } from '../LoadingRegion/LoadingRegion'
import { Skeleton } from '../Skeleton/Skeleton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { CardTools } from './CardTools'
import { SelectionBar } from './SelectionBar'
import { body, container, footer as footerStyle, frame, nothing, scroller, table } from './Table.css'
import type { TableProps } from './table-props'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'

const NONE: ReadonlySet<string> = new Set()

/** Rows to compare and open: one Tab stop, arrow keys, Home and End, typeahead, Enter. Page it at 100 rows. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, onRowAction, rowActions, isLoading = false } = props
  const { sort, onSortChange, selectionMode = 'none', selectedKeys = NONE, onSelectionChange } = props
  const grid = useRef<HTMLTableElement>(null)
  const cards = props.hasCardsOnPhone === false ? 'no' : 'yes'
  const isLoadingSaid = useAfterDelay(isLoading, LOADING_DELAY_MS)
  const isResizable = columns.some((one) => one.isResizable === true)
  const scrolls =
    props.height !== undefined ? 'both' : isResizable ? 'sideways' : cards === 'no' ? 'sideways' : 'no'
  const keys = rows.map(rowKey)
  // React Aria's own set is handed on, since it knows where a range began.
  const select = (chosen: Selection) =>
    onSelectionChange?.(
      chosen === 'all' ? new Set([...selectedKeys, ...keys]) : (chosen as ReadonlySet<string>),
    )
  const selectedHere = keys.filter((key) => selectedKeys.has(key)).length
  const Scroller = isResizable ? ResizableTableContainer : 'div'
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
              selectionMode !== 'multiple'
                ? undefined
                : {
                    isSelected: selectedHere > 0 && selectedHere === keys.length,
                    isIndeterminate: selectedHere > 0 && selectedHere < keys.length,
                    onChange: (isSelected) => select(isSelected ? 'all' : new Set()),
                  }
            }
          />
        )}
        <Scroller
          className={scroller({ scrolls, cards })}
          style={{ maxBlockSize: props.height }}
          {...(isResizable && {
            onResizeEnd: (widths) =>
              props.onColumnResize?.(new Map([...widths].map(([key, width]) => [String(key), width]))),
          })}
        >
          <AriaTable
            ref={grid}
            aria-label={label}
            className={table({ cards })}
            selectionMode={selectionMode}
            selectedKeys={selectedKeys}
            onSelectionChange={select}
            {...(sort && { sortDescriptor: { column: sort.columnId, direction: sort.direction } })}
            onSortChange={({ column, direction }) => onSortChange?.({ columnId: String(column), direction })}
            {...(onRowAction !== undefined && { onRowAction: (key) => onRowAction(String(key)) })}
          >
            <TableHead
              columns={columns}
              cards={cards}
              stuckTo={scrolls === 'no' ? 'page' : scrolls === 'both' ? 'frame' : 'nothing'}
              isResizable={isResizable}
              selectionMode={selectionMode}
              hasActions={rowActions !== undefined}
            />
            <TableBody
              className={body({ cards })}
              renderEmptyState={() => (
                <div className={nothing}>{isLoading ? <LoadingRows label={label} /> : props.emptyState}</div>
              )}
            >
              {rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  id={rowKey(row)}
                  name={props.rowName?.(row)}
                  row={row}
                  columns={columns}
                  cards={cards}
                  href={rowHref?.(row)}
                  isPressable={onRowAction !== undefined}
                  hasSelection={selectionMode !== 'none'}
                  actions={rowActions?.(row)}
                />
              ))}
            </TableBody>
          </AriaTable>
        </Scroller>
        {props.footer !== undefined && <div className={footerStyle}>{props.footer}</div>}
      </div>
    </div>
  )
}

/** Rows that are coming; the words are for whoever walks into them. */
const LoadingRows = ({ label }: { label: string }) => (
  <>
    <VisuallyHidden>Loading {label}…</VisuallyHidden>
    <Skeleton shape="row" count={6} />
  </>
)
