import { ChevronLeft, ChevronRight } from 'lucide'
import { useEffect, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { arrow, arrowMark, gap, page as pageStyle, pages, pagination } from './Pagination.css'

export interface PaginationProps {
  /** Names the landmark, like "Pages of clients". */
  label: string
  /** The current page, from 1. */
  page: number
  /** How many pages there are; a long row of them is cut to the first, the last and those around the current. */
  pageCount: number
  /** Called with the number that was pressed, from 1; it may be that of the current page. */
  onPageChange: (page: number) => void
}

/** Goes to a page by its number; Pager where only the next is known. */
export function Pagination({ label, page, pageCount, onPageChange }: PaginationProps) {
  const current = useRef<HTMLButtonElement>(null)
  const hasPressed = useRef(false)
  // An arrow that has led to the end can't keep focus.
  useEffect(() => {
    if (hasPressed.current && (page <= 1 || page >= pageCount)) current.current?.focus()
    hasPressed.current = false
  }, [page, pageCount])
  const step = (to: number) => {
    hasPressed.current = true
    onPageChange(to)
  }
  return (
    <nav aria-label={label} className={pagination}>
      <VisuallyHidden as="div">
        <span role="status">
          Page {page} of {pageCount}
        </span>
      </VisuallyHidden>
      <AriaButton
        className={arrow}
        aria-label="Previous page"
        isDisabled={page <= 1}
        onPress={() => step(page - 1)}
      >
        <Glyph of={ChevronLeft} className={arrowMark} />
      </AriaButton>
      <ol role="list" className={pages}>
        {pageStops(page, pageCount).map((stop, at) =>
          stop === 'gap' ? (
            <li key={`gap ${at}`} className={gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={stop}>
              <AriaButton
                ref={stop === page ? current : null}
                className={pageStyle}
                aria-label={`Page ${stop}`}
                onPress={() => onPageChange(stop)}
                {...(stop === page && { 'aria-current': 'page' })}
              >
                {stop}
              </AriaButton>
            </li>
          ),
        )}
      </ol>
      <AriaButton
        className={arrow}
        aria-label="Next page"
        isDisabled={page >= pageCount}
        onPress={() => step(page + 1)}
      >
        <Glyph of={ChevronRight} className={arrowMark} />
      </AriaButton>
    </nav>
  )
}

/** A page to go to, or pages that are left out. */
type PageStop = number | 'gap'

/** The first, the last, the current and its neighbours; a gap never stands for just one page. */
export function pageStops(page: number, pageCount: number): PageStop[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount])
  if (page <= 4) for (const one of [2, 3, 4, 5]) near.add(one)
  if (page >= pageCount - 3) for (const back of [1, 2, 3, 4]) near.add(pageCount - back)
  const pages = [...near].filter((one) => one >= 1 && one <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((one, at) => {
    const before = pages[at - 1] ?? one - 1
    if (one - before === 1) return [one]
    return one - before === 2 ? [one - 1, one] : ['gap', one]
  })
}
