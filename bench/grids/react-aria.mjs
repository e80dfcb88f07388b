import { createElement } from 'react'
import {
  Cell,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components'
import { mountSorted } from './mount-sorted.mjs'
import { COLUMNS, HEAD_HEIGHT_PX, ROW_HEIGHT_PX, WINDOW_HEIGHT_PX } from './rows.mjs'

export { prepare } from './rows.mjs'

const layoutOptions = { rowHeight: ROW_HEIGHT_PX, headingHeight: HEAD_HEIGHT_PX }
const keep = () => {}

const columns = COLUMNS.map(({ id, header }, index) =>
  createElement(Column, { key: id, id, isRowHeader: index === 0, allowsSorting: true }, header),
)
const row = (item) =>
  createElement(
    Row,
    { id: item.id },
    COLUMNS.map(({ id }) => createElement(Cell, { key: id }, item[id])),
  )

const Grid = ({ rows, direction }) =>
  createElement(
    Virtualizer,
    { layout: TableLayout, layoutOptions },
    createElement(
      Table,
      {
        'aria-label': 'People',
        sortDescriptor: { column: 'name', direction },
        onSortChange: keep,
        onRowAction: keep,
        style: { height: WINDOW_HEIGHT_PX, overflow: 'auto', display: 'block' },
      },
      createElement(TableHeader, null, columns),
      createElement(TableBody, { items: rows }, row),
    ),
  )

export const mount = (container, rows) => mountSorted(Grid, container, rows)
