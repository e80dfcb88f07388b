import { useLayoutEffect, useRef, type RefObject } from 'react'

interface SplitFocus {
  list: RefObject<HTMLElement | null>
  title: RefObject<HTMLHeadingElement | null>
}

/** On narrow screens, follows the person with focus: to the title of what opened, and back to the item. */
export function useSplitFocus(detailId: string | undefined, isNarrow: boolean): SplitFocus {
  const list = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const item = useRef<Element | null>(null)
  const shownId = useRef(detailId)
  useLayoutEffect(() => {
    if (shownId.current === detailId) return
    shownId.current = detailId
    // The item that was pressed still has focus, though its list may be hidden by now.
    const pressed = document.activeElement
    if (detailId !== undefined && list.current?.contains(pressed)) item.current = pressed
    if (!isNarrow) return
    if (detailId !== undefined) title.current?.focus()
    else if (item.current instanceof HTMLElement && item.current.isConnected) item.current.focus()
    else list.current?.focus()
  }, [detailId, isNarrow])
  return { list, title }
}
