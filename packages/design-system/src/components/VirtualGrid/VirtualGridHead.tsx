import { ArrowDown, ArrowUp, ChevronsUpDown, Minus } from 'lucide'
import { Glyph } from '../Icon/Glyph'
import type { TableSort } from '../Table/table-sort'
import { headWords, sortMark } from '../Table/parts/TableHead.css'
import { HEADER_ROW } from './next-cell'
import { head, headCell, headRow } from './VirtualGrid.css'
import type { VirtualGridColumn } from './virtual-grid-props'
import { RowBox } from './VirtualGridRow'

interface VirtualGridHeadProps {
  columns: readonly VirtualGridColumn<never>[]
  sort: TableSort | undefined
  isSortable: boolean
  /** Undefined where nothing can be selected. */
  everyRow: boolean | 'mixed' | undefined
  /** The column that the keyboard is in, if it is here. */
  stop: number | undefined
}

const MARKS = { ascending: ArrowUp, descending: ArrowDown }

/** The headings, which stay in sight. */
export function VirtualGridHead({ columns, sort, isSortable, everyRow, stop }: VirtualGridHeadProps) {
  const offset = everyRow === undefined ? 0 : 1
  return (
    <div role="rowgroup" className={head}>
      <div role="row" aria-rowindex={1} className={headRow}>
        {everyRow !== undefined && (
          <div
            role="columnheader"
            aria-colindex={1}
            className={headCell({ kind: 'box' })}
            data-row={HEADER_ROW}
            data-column={0}
          >
            <RowBox stop={`${HEADER_ROW}:0`} isStop={stop === 0} name="Select all" isSelected={everyRow}>
              {everyRow === 'mixed' && <Glyph of={Minus} size="s" weight="bold" />}
            </RowBox>
          </div>
        )}
        {columns.map((one, at) => {
          const column = at + offset
          const canSort = isSortable && one.isSortable === true
          const order = sort?.columnId === one.id ? sort.direction : undefined
          return (
            <div
              key={one.id}
              role="columnheader"
              aria-colindex={column + 1}
              tabIndex={stop === column ? 0 : -1}
              data-row={HEADER_ROW}
              data-column={column}
              data-stop={`${HEADER_ROW}:${column}`}
              className={headCell({ align: one.align ?? 'start' })}
              {...(canSort && { 'aria-sort': order ?? 'none' })}
            >
              <span className={headWords({ align: one.align ?? 'start' })}>
                {one.header}
                {canSort && (
                  <Glyph of={order ? MARKS[order] : ChevronsUpDown} size="s" className={sortMark} />
                )}
              </span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
