import { useState } from 'react'

const PAGE_SIZE = 25

/** The way through a list: the cursors of the pages up to the one that is asked for, without the first. */
export interface PageWalk {
  list: string
  cursors: readonly string[]
}

/** Walks keyset pages of `pageSize` rows, 25 unless given. It remembers the cursors of the pages before; another list starts at its first page. */
export function useCursorPages(list: string, pageSize = PAGE_SIZE) {
  const [walk, setWalk] = useState<PageWalk>({ list, cursors: [] })
  return cursorPages(list, pageSize, walk, setWalk)
}

/** The pages of a list, from where they are kept. */
export function cursorPages(
  list: string,
  pageSize: number,
  walk: PageWalk,
  setWalk: (walk: PageWalk) => void,
) {
  const cursors = walk.list === list ? walk.cursors : []
  const cursor = cursors.at(-1)
  const skipped = cursors.length * pageSize
  return {
    list,
    /** Names this page of this list. */
    page: `${list} ${cursor ?? ''}`,
    /** The number of rows before the page. */
    before: skipped,
    /** The query for the server; the first page has no cursor. */
    asked: { limit: pageSize, ...(cursor !== undefined && { cursor }) },
    hasPrevious: cursors.length > 0,
    onPrevious: () => setWalk({ list, cursors: cursors.slice(0, -1) }),
    onNext: (nextCursor: string) => setWalk({ list, cursors: [...cursors, nextCursor] }),
    /** "26–50 of 60"; a total that was counted only so far is never less than what is shown. */
    rangeOf: (shown: number, total: number, before = skipped): string =>
      shown === 0 ? `0 of ${total}` : `${before + 1}–${before + shown} of ${Math.max(total, before + shown)}`,
  }
}
