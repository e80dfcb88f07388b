import { PAGE_HEADING_ID } from '@oaklet/design-system'
import { createContext, type RefObject, use, useEffect } from 'react'
import { focusWhenThere } from './focus-when-there'
import { namePage } from './page-title'

/** True once a page has been shown, from when on a new page takes focus; carried from the application's root. */
export const PageShownContext = createContext<RefObject<boolean> | null>(null)

/**
 * Names the page in the tab, and moves focus to its heading, which says it aloud once.
 * The first page after a load leaves focus at the top.
 */
export function usePage(title: string): void {
  const isPageShownRef = use(PageShownContext)

  useEffect(() => {
    namePage(title)
  }, [title])

  useEffect(() => {
    if (isPageShownRef === null) return
    if (isPageShownRef.current) return focusWhenThere(PAGE_HEADING_ID)
    isPageShownRef.current = true
  }, [isPageShownRef])
}
