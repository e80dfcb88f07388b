import { useLayoutEffect, useRef, type RefObject } from 'react'

interface SplitFocus {
  list: RefObject<HTMLElement | null>
  title: RefObject<HTMLHeadingElement | null>
  /** Goes on the list, to know which item led to the detail. */
  rememberItem: (item: Element) => void
}

/** On narrow screens, follows the person with focus: to the title of what opened, and back to the item. */
export function useSplitFocus(detailId: string | undefined, isNarrow: boolean): SplitFocus {
  const list = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const item = useRef<Element>(undefined)
  const shownId = useRef(detailId)
  useLayoutEffect(() => {
    if (shownId.current === detailId) return
    shownId.current = detailId
    if (!isNarrow) return
    if (detailId !== undefined) title.current?.focus()
    else if (item.current instanceof HTMLElement && item.current.isConnected) item.current.focus()
    else list.current?.focus()
  }, [detailId, isNarrow])
  return { list, title, rememberItem: (next) => (item.current = next) }
}
