import { PAGE_HEADING_ID } from '@oaklet/design-system'
import { createContext, type RefObject, use, useEffect } from 'react'
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

/** Focuses the element, now or when it has come, unless the person has moved on by then; returns the way to stop. */
function focusWhenThere(id: string): () => void {
  const before = document.activeElement
  const focus = () => {
    const element = document.getElementById(id)
    if (element && document.activeElement === before) element.focus()
    return element !== null
  }
  if (focus()) return () => undefined
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
