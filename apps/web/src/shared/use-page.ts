import { createContext, type RefObject, use, useEffect, useRef } from 'react'

/** True once a page has been shown, from when on a new page takes focus; carried from the application's root. */
export const PageShownContext = createContext<RefObject<boolean> | null>(null)

const PAGE_HEADING_ID = 'page-heading'

/**
 * Names the page in the tab, and moves focus to its heading, which says it aloud once.
 * Give undefined while the title isn't known yet; the first page after a load leaves focus at the top.
 */
export function usePage(title: string | undefined): void {
  const isAnyPageShown = use(PageShownContext)
  const isFocused = useRef(false)
  const isKnown = title !== undefined

  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Oaklet`
  }, [title])

  useEffect(() => {
    if (!isKnown || isFocused.current) return
    isFocused.current = true
    if (isAnyPageShown?.current === true) document.getElementById(PAGE_HEADING_ID)?.focus()
    if (isAnyPageShown) isAnyPageShown.current = true
  }, [isKnown, isAnyPageShown])
}
