import type { ReactNode } from 'react'
import {
  Cell,
  Column,
  Row as AriaRow,
  Table as AriaTable,
  TableBody,
  TableHeader,
} from 'react-aria-components'
import { useAfterDelay } from '../LoadingRegion/use-after-delay'
import { LOADING_DELAY_MS } from '../LoadingRegion/LoadingRegion'
import { Skeleton } from '../Skeleton/Skeleton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import {
  body,
  cell,
  cellLabel,
  column,
  container,
  footer as footerStyle,
  frame,
  head,
  nothing,
  row as rowStyle,
  table,
} from './Table.css'

export const TABLE_ALIGNMENTS = ['start', 'end'] as const

export interface TableColumn<Row> {
  id: string
  /** The column's heading, and the label of its cells among cards. */
  header: string
  /** The cell that names its row; the first column unless one says so. */
  isRowHeader?: boolean | undefined
  /** `end` for money and numbers. */
  align?: (typeof TABLE_ALIGNMENTS)[number] | undefined
  cell: (row: Row) => ReactNode
  /** Any CSS width; as wide as it needs unless said otherwise. */
  width?: string | undefined
}

export interface TableProps<Row> {
  /** Names the table. */
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Where a row leads; Enter follows it, and the pointer can open it in a new tab. */
  rowHref?: ((row: Row) => string) | undefined
  /** What opening a row does, where it leads to no page of its own. */
  onRowAction?: ((key: string) => void) | undefined
  /** Shown in place of rows when there are none. */
  emptyState?: ReactNode
  isLoading?: boolean | undefined
  /** Below the rows, like a Pager. */
  footer?: ReactNode
  /** True unless said otherwise: where the columns have no room, each row is a labelled card. */
  hasCardsOnPhone?: boolean | undefined
}

/** Rows to compare and open: one Tab stop, arrow keys, Home and End, typeahead, Enter. Page it at 100 rows. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, onRowAction, emptyState, isLoading = false, footer } = props
  const cards = props.hasCardsOnPhone === false ? 'no' : 'yes'
  const isLoadingSaid = useAfterDelay(isLoading, LOADING_DELAY_MS)
  const namesRow = (one: TableColumn<Row>, index: number) =>
    columns.some(({ isRowHeader }) => isRowHeader === true) ? one.isRowHeader === true : index === 0
  return (
    <div className={container} aria-busy={isLoading}>
      <div role="status">{isLoadingSaid && <VisuallyHidden>Loading {label}…</VisuallyHidden>}</div>
      <div className={frame({ cards })}>
        <AriaTable
          aria-label={label}
          className={table({ cards })}
          {...(onRowAction !== undefined && { onRowAction: (key) => onRowAction(String(key)) })}
        >
          <TableHeader className={head({ cards })}>
            {columns.map((one, index) => (
              <Column
                key={one.id}
                id={one.id}
                isRowHeader={namesRow(one, index)}
                className={column({ align: one.align ?? 'start' })}
                style={{ inlineSize: one.width }}
              >
                {one.header}
              </Column>
            ))}
          </TableHeader>
          <TableBody
            className={body({ cards })}
            renderEmptyState={() => (
              <div className={nothing}>{isLoading ? <LoadingRows label={label} /> : emptyState}</div>
            )}
          >
            {rows.map((one) => (
              <AriaRow
                key={rowKey(one)}
                id={rowKey(one)}
                className={rowStyle({ cards })}
                {...(rowHref !== undefined && { href: rowHref(one) })}
                {...(onRowAction !== undefined && { 'data-pressable': true })}
              >
                {columns.map((within, index) => (
                  <Cell
                    key={within.id}
                    className={cell({
                      cards,
                      align: within.align ?? 'start',
                      isRowHeader: namesRow(within, index) ? 'yes' : 'no',
                    })}
                  >
                    {cards === 'yes' && (
                      <span className={cellLabel} aria-hidden="true">
                        {within.header}
                      </span>
                    )}
                    {within.cell(one)}
                  </Cell>
                ))}
              </AriaRow>
            ))}
          </TableBody>
        </AriaTable>
        {footer !== undefined && <div className={footerStyle}>{footer}</div>}
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
