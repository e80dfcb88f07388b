import { useVirtualizer } from '@tanstack/react-virtual'
import { createElement, useRef } from 'react'
import { mountSorted } from './mount-sorted.mjs'
import { COLUMNS, HEAD_HEIGHT_PX, ROW_HEIGHT_PX, WINDOW_HEIGHT_PX } from './rows.mjs'

export { prepare } from './rows.mjs'

const line = { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)' }
const cells = (textOf) => COLUMNS.map((one) => createElement('div', { key: one.id }, textOf(one)))

/** Plain elements: no roles, no keys, no names. What drawing the same words costs at the least. */
function Grid({ rows }) {
  const scroller = useRef(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 4,
  })
  const shown = virtualizer.getVirtualItems().map(({ index, start }) =>
    createElement(
      'div',
      {
        key: index,
        style: { ...line, position: 'absolute', insetInline: 0, top: start, height: ROW_HEIGHT_PX },
      },
      cells(({ id }) => rows[index][id]),
    ),
  )
  const head = createElement(
    'div',
    { style: { ...line, height: HEAD_HEIGHT_PX } },
    cells(({ header }) => header),
  )
  const body = createElement(
    'div',
    { style: { position: 'relative', height: virtualizer.getTotalSize() } },
    shown,
  )
  return createElement(
    'div',
    { ref: scroller, style: { height: WINDOW_HEIGHT_PX, overflow: 'auto' } },
    head,
    body,
  )
}

export const mount = (container, rows) => mountSorted(Grid, container, rows)
