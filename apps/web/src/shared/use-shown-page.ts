import { useDeferredValue, useState } from 'react'
import type { useCursorPages } from './use-cursor-pages'

interface ListPage<Item> {
  items: readonly Item[]
  total: number
  nextCursor: string | null
}

interface ListQuery<Page> {
  data: Page | undefined
  isPlaceholderData: boolean
}

/**
 * The page that stands in a list with its own numbers, until all of the next one is there; nothing before the first.
 * It is drawn after what was pressed has been painted.
 */
export function useShownPage<Item>(
  { data, isPlaceholderData }: ListQuery<ListPage<Item>>,
  pages: ReturnType<typeof useCursorPages>,
) {
  const [current, setCurrent] = useState<{ page: ListPage<Item>; before: number }>()
  const { before } = pages
  const isHere = data !== undefined && !isPlaceholderData
  if (isHere && (current?.page !== data || current.before !== before)) setCurrent({ page: data, before })
  const shown = useDeferredValue(current)
  if (shown === undefined) return undefined
  const { items, total, nextCursor } = shown.page
  return {
    items,
    total,
    pager: {
      range: pages.rangeOf(items.length, total, shown.before),
      hasPrevious: shown.before > 0,
      hasNext: nextCursor !== null,
      onPrevious: pages.onPrevious,
      // A second press before the page is there would ask for the same page under the numbers of the one after.
      onNext: () => {
        if (isHere && data === shown.page && nextCursor !== null) pages.onNext(nextCursor)
      },
    },
  }
}
