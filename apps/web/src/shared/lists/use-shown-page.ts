import { useDeferredValue, useState } from 'react'
import type { useCursorPages } from './use-cursor-pages'

interface ListPage<Item> {
  items: readonly Item[]
  total: number
  nextCursor: string | null
}

/** The rows that are shown, where they belong, and how the pager leads on from them. */
export type ShownPage<Item> = NonNullable<ReturnType<typeof useShownPage<Item>>>

interface ListQuery<Page> {
  data: Page | undefined
  isPlaceholderData: boolean
}

/**
 * Returns the page that a list shows, with its own numbers, until the next page is there. Returns undefined before the
 * first answer, and in place of an empty page of another list, whose words for having no rows would be wrong by now.
 * The page is deferred, so that a pressed button is painted first.
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
    /** The list of these rows; another one may be asked for by now. */
    list: shown.list,
    /** Names this page of this list. As a React key it replaces all rows at once. */
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
