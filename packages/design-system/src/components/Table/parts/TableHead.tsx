import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide'
import { Glyph } from '../../Icon/Glyph'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden'
import { leastWidth, SIDE_COLUMN_PX } from '../columns/column-width'
import { ColumnEdge } from '../columns/ColumnEdge'
import { TableBox } from './TableBox'
import { column, head } from '../Table.css'
import type { TableColumn } from '../table-column'
import { ROW_GROUP } from './table-roles'
import type { TableSort } from '../table-sort'
import { headWords, sortMark } from './TableHead.css'
import type { ColumnWidths } from '../columns/use-column-widths'

interface TableHeadProps {
  columns: readonly TableColumn<never>[]
  cards: 'yes' | 'no'
  stuckTo: 'page' | 'frame' | 'nothing'
  sort: TableSort | undefined
  /** Says of a heading that it orders the rows. */
  sortableId: string
  /** Where columns can be resized. */
  widths: ColumnWidths | undefined
  /** Undefined where nothing can be selected, `none` where no more than one row can be. */
  everyRow: boolean | 'mixed' | 'none' | undefined
  hasActions: boolean
}

const MARKS = { ascending: ArrowUp, descending: ArrowDown }

/** The headings: what may be sorted says so, and what may be resized has an edge to drag or to press Enter on. */
export function TableHead(props: TableHeadProps) {
  const { columns, cards, stuckTo, sort, sortableId, widths, everyRow, hasActions } = props
  const side = widths && { style: { inlineSize: SIDE_COLUMN_PX } }
  return (
    <thead {...ROW_GROUP} className={head({ cards, stuckTo })}>
      <tr role="row">
        {everyRow !== undefined && (
          <th role="columnheader" tabIndex={-1} className={column({ kind: 'selection' })} {...side}>
            {everyRow === 'none' ? (
              <VisuallyHidden>Select</VisuallyHidden>
            ) : (
              <TableBox label="Select All" isSelected={everyRow} />
            )}
          </th>
        )}
        {columns.map((one) => {
          const isSortable = one.isSortable === true
          const order = sort?.columnId === one.id ? sort.direction : undefined
          return (
            <th
              key={one.id}
              role="columnheader"
              tabIndex={-1}
              data-column={one.id}
              className={column({ align: one.align ?? 'start' })}
              style={{ inlineSize: widths ? widths.at(one.id) : one.width }}
              {...(isSortable && { 'aria-sort': order ?? 'none', 'aria-describedby': sortableId })}
            >
              {isSortable || one.isResizable === true ? (
                <span className={headWords({ align: one.align ?? 'start' })}>
                  {one.header}
                  {isSortable && (
                    <Glyph of={order ? MARKS[order] : ChevronsUpDown} size="s" className={sortMark} />
                  )}
                  {widths && one.isResizable === true && (
                    <ColumnEdge
                      label={`Width of ${one.header}`}
                      width={widths.at(one.id)}
                      least={leastWidth(one)}
                      onResize={(width) => widths.resize(one, width)}
                      onEnd={widths.end}
                    />
                  )}
                </span>
              ) : (
                one.header
              )}
            </th>
          )
        })}
        {hasActions && (
          <th role="columnheader" tabIndex={-1} className={column({ kind: 'actions' })} {...side}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
