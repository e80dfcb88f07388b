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
 * The page that stands in a list with its own numbers, until all of the next one is there. Nothing before the first,
 * and in place of an empty one of another list: its words for having none would be wrong by now.
 * It is drawn after what was pressed has been painted.
 */
export function useShownPage<Item>(
  { data, isPlaceholderData }: ListQuery<ListPage<Item>>,
  pages: ReturnType<typeof useCursorPages>,
) {
  const [current, setCurrent] = useState<{
    answer: ListPage<Item>
    page: string
    list: string
    before: number
  }>()
  const { page, list, before } = pages
  const isHere = data !== undefined && !isPlaceholderData
  if (isHere && (current?.answer !== data || current.page !== page)) {
    setCurrent({ answer: data, page, list, before })
  }
  const shown = useDeferredValue(current)
  if (shown === undefined) return undefined
  const { items, total, nextCursor } = shown.answer
  if (items.length === 0 && shown.list !== list) return undefined
  return {
    items,
    total,
    /** The list that the rows are of, which may not be the one that is asked for by now. */
    list: shown.list,
    /** Which page of which list; as a key, it puts the rows of another one in the place of all of these. */
    page: shown.page,
    pager: {
      range: pages.rangeOf(items.length, total, shown.before),
      hasPrevious: shown.before > 0,
      hasNext: nextCursor !== null,
      onPrevious: pages.onPrevious,
      // A second press before the page is there would ask for the same page under the numbers of the one after.
      onNext: () => {
        if (isHere && data === shown.answer && nextCursor !== null) pages.onNext(nextCursor)
      },
    },
  }
}
