import { type RefObject, useLayoutEffect, useState } from 'react'
import { observeSize } from '../../../theme/observe-size'
import { columnWidth, leastWidth, shareWidths, SIDE_COLUMN_PX, type ColumnWidth } from './column-width'
import type { TableColumn } from '../table-column'

interface Options {
  columns: readonly TableColumn<never>[]
  /** What the rows stand in. */
  frame: RefObject<HTMLElement | null>
  isResizable: boolean
  sideColumns: number
  onResize: ((widths: ReadonlyMap<string, number | string>) => void) | undefined
}

/** Returns the widths of the columns: a width that a person set stays, and so do those of all columns before it. */
export function useColumnWidths({ columns, frame, isResizable, sideColumns, onResize }: Options) {
  const [set, setSet] = useState<ReadonlyMap<string, number>>(new Map())
  const [room, setRoom] = useState(0)

  useLayoutEffect(() => {
    const element = frame.current
    if (!isResizable || element === null) return
    return observeSize(element, () => setRoom(element.clientWidth))
  }, [frame, isResizable])

  if (!isResizable) return undefined
  const widths = shareWidths(columns, set, room - sideColumns * SIDE_COLUMN_PX)
  const at = (id: string) => widths.get(id) ?? 0
  return {
    at,
    total: columns.reduce((sum, { id }) => sum + at(id), sideColumns * SIDE_COLUMN_PX),
    resize: (one: TableColumn<never>, width: number) => {
      const before = columns.slice(0, columns.indexOf(one))
      setSet(
        new Map([
          ...set,
          ...before.map(({ id }): [string, number] => [id, at(id)]),
          [one.id, Math.max(leastWidth(one), Math.round(width))],
        ]),
      )
    },
    end: () =>
      onResize?.(
        new Map(
          columns.map(({ id, width }): [string, ColumnWidth] => [id, set.get(id) ?? columnWidth(width)]),
        ),
      ),
  }
}

/** The widths of a table whose columns can be resized. */
export type ColumnWidths = NonNullable<ReturnType<typeof useColumnWidths>>
