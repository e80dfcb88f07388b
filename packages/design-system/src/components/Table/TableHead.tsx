import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide'
import { Column, ColumnResizer, TableHeader } from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { columnWidth, leastWidth } from './column-width'
import { SelectionBox } from './SelectionBox'
import { column, head } from './Table.css'
import { namesRows, type TableColumn } from './table-column'
import type { SortDirection } from './table-sort'
import { headWords, resizer, sortMark } from './TableHead.css'

interface TableHeadProps {
  columns: readonly TableColumn<never>[]
  cards: 'yes' | 'no'
  stuckTo: 'page' | 'frame' | 'nothing'
  isResizable: boolean
  selectionMode: 'none' | 'single' | 'multiple'
  hasActions: boolean
}

const SIDE_COLUMN_PX = 68

/** The headings: what may be sorted says so, and what may be resized has an edge to drag or to press Enter on. */
export function TableHead(props: TableHeadProps) {
  const { columns, cards, stuckTo, isResizable, selectionMode, hasActions } = props
  const side = isResizable && { width: SIDE_COLUMN_PX, minWidth: SIDE_COLUMN_PX }
  return (
    <TableHeader className={head({ cards, stuckTo })}>
      {selectionMode !== 'none' && (
        <Column id="selection" className={column({ kind: 'selection' })} {...side}>
          {selectionMode === 'multiple' ? <SelectionBox /> : <VisuallyHidden>Select</VisuallyHidden>}
        </Column>
      )}
      {columns.map((one) => (
        <Column
          key={one.id}
          id={one.id}
          textValue={one.header}
          isRowHeader={namesRows(columns, one)}
          allowsSorting={one.isSortable === true}
          focusMode="cell"
          className={column({ align: one.align ?? 'start' })}
          {...(isResizable
            ? { defaultWidth: columnWidth(one.width), minWidth: leastWidth(one) }
            : { style: { inlineSize: one.width } })}
        >
          {({ sortDirection }) => <Heading of={one} isSorted={sortDirection} />}
        </Column>
      ))}
      {hasActions && (
        <Column id="actions" className={column({ align: 'end' })} {...side}>
          <VisuallyHidden>Actions</VisuallyHidden>
        </Column>
      )}
    </TableHeader>
  )
}

function Heading({ of: one, isSorted }: { of: TableColumn<never>; isSorted: SortDirection | undefined }) {
  if (one.isSortable !== true && one.isResizable !== true) return one.header
  return (
    <span className={headWords({ align: one.align ?? 'start' })}>
      {one.header}
      {one.isSortable === true && (
        <Glyph of={isSorted ? MARKS[isSorted] : ChevronsUpDown} size="s" className={sortMark} />
      )}
      {one.isResizable === true && (
        <ColumnResizer aria-label={`Width of ${one.header}`} className={resizer} />
      )}
    </span>
  )
}

const MARKS = { ascending: ArrowUp, descending: ArrowDown }
