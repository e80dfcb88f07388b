import { VirtualGrid } from '@oaklet/design-system'
import { createElement, useCallback } from 'react'
import { mountSorted } from './mount-sorted.mjs'
import { COLUMNS, ROW_HEIGHT_PX, WINDOW_HEIGHT_PX } from './rows.mjs'

export { prepare } from './rows.mjs'

const columns = COLUMNS.map((one) => ({ ...one, isSortable: true, cell: (row) => row[one.id] }))
const rowKey = ({ id }) => id
const typeaheadText = ({ name }) => name
const keep = () => {}

function Grid({ rows, direction }) {
  const rowAt = useCallback((index) => rows[index], [rows])
  return createElement(VirtualGrid, {
    label: 'People',
    columns,
    rowCount: rows.length,
    rowAt,
    rowKey,
    typeaheadText,
    rowHeight: ROW_HEIGHT_PX,
    height: `${WINDOW_HEIGHT_PX}px`,
    sort: { columnId: 'name', direction },
    onSortChange: keep,
    onRowAction: keep,
  })
}

export const mount = (container, rows) => mountSorted(Grid, container, rows)
