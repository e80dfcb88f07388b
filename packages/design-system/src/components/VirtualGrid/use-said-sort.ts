import { useEffect, useRef } from 'react'
import { announce } from '../Announce/announce'
import type { TableSort } from '../Table/table-sort'
import type { VirtualGridColumn } from './virtual-grid-props'

/** Says how the rows are ordered when that changes. */
export function useSaidSort(columns: readonly VirtualGridColumn<never>[], sort: TableSort | undefined) {
  const said = useRef(sort)
  useEffect(() => {
    const isSame = said.current?.columnId === sort?.columnId && said.current?.direction === sort?.direction
    said.current = sort
    const column = columns.find(({ id }) => id === sort?.columnId)
    if (isSame || !sort || !column) return
    announce(`Sorted by ${column.header}: ${column.sortWords?.[sort.direction] ?? sort.direction}.`)
  }, [columns, sort])
}
