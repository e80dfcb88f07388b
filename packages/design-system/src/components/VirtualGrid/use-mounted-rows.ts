import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** What is taken for the height before it is measured, so that the first paint has rows. */
const FIRST_GUESS_PX = 600
const BROWSER_TEXT_PX = 16

interface Options {
  scroller: RefObject<HTMLElement | null>
  rowCount: number
  rowHeight: number
  /** Stay mounted wherever the reader scrolls. */
  keptRows: readonly number[]
}

/**
 * Returns which rows are mounted. TanStack's React hook renders at each scroll event; this one only when the rows
 * change.
 */
export function useMountedRows({ scroller, rowCount, rowHeight, keptRows }: Options) {
  const [textScale] = useState(readTextScale)
  const height = rowHeight * textScale
  const [inSight, setInSight] = useState<RowSpan>(() => ({
    first: 0,
    last: Math.ceil(FIRST_GUESS_PX / height),
  }))

  useLayoutEffect(() => {
    const show = (rows: Virtualizer<HTMLElement, HTMLElement>, isScrolling: boolean) => {
      const range = rows.calculateRange()
      if (range === null) return
      const next = { first: range.startIndex, last: range.endIndex }
      const update = () =>
        setInSight((now) => (now.first === next.first && now.last === next.last ? now : next))
      // Rendered before the browser paints what was scrolled to, so that there is no visible gap.
      if (isScrolling) flushSync(update)
      else update()
    }
    const virtualizer = new Virtualizer<HTMLElement, HTMLElement>({
      count: rowCount,
      getScrollElement: () => scroller.current,
      estimateSize: () => height,
      initialOffset: () => scroller.current?.scrollTop ?? 0,
      scrollToFn: elementScroll,
      observeElementRect,
      observeElementOffset,
      onChange: show,
    })
    const stop = virtualizer._didMount()
    virtualizer._willUpdate()
    show(virtualizer, false)
    return stop
  }, [scroller, rowCount, height])

  const span = { first: inSight.first, last: Math.min(inSight.last, rowCount - 1) }
  return { rows: mountedRows(span, rowCount, keptRows), inSight: span, height }
}

const readTextScale = () =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || BROWSER_TEXT_PX) /
  BROWSER_TEXT_PX

/** The first and the last of neighbouring rows. */
interface RowSpan {
  first: number
  last: number
}

/** Rows beyond the edges that are ready before they are in sight. */
export const OVERSCAN_ROWS = 4

/** Returns the rows to mount, in order: the visible ones, a few around them, and those that are always mounted. */
export function mountedRows(inSight: RowSpan, rowCount: number, kept: readonly number[]): number[] {
  const first = Math.max(0, inSight.first - OVERSCAN_ROWS)
  const last = Math.min(rowCount - 1, inSight.last + OVERSCAN_ROWS)
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  const elsewhere = kept.filter((row) => row >= 0 && row < rowCount && (row < first || row > last))
  return elsewhere.length === 0 ? rows : [...new Set([...rows, ...elsewhere])].sort((a, b) => a - b)
}
