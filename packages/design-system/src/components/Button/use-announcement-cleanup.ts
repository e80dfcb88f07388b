import { useEffect } from 'react'

/** React Aria's announcer speaks its first words 100 ms late, which a quick answer outruns. */
const ANNOUNCED_AT_LATEST_MS = 150

/** By reference, as the name of a pending button is; it has words as long as one of what it refers to stands. */
function removeAnnouncementsWithoutName() {
  for (const entry of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) {
    const ids = entry.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    if (!ids.some((id) => document.getElementById(id))) entry.remove()
  }
}

/**
 * React Aria announces a pending button by reference to what names it, and keeps the reference for seconds; once that
 * is gone it names nothing. This takes it away with the button.
 */
export function useAnnouncementCleanup(): void {
  useEffect(
    () => () => {
      removeAnnouncementsWithoutName()
      setTimeout(() => {
        if (typeof document !== 'undefined') removeAnnouncementsWithoutName()
      }, ANNOUNCED_AT_LATEST_MS)
    },
    [],
  )
}
