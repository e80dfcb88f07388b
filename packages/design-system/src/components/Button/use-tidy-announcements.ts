import { useEffect } from 'react'

/** React Aria's announcer speaks its first words 100 ms late, which a quick answer outruns. */
const ANNOUNCED_AT_LATEST_MS = 150

function removeAnnouncementsOf(buttonId: string) {
  for (const entry of document.querySelectorAll('[data-live-announcer] [role="img"]')) {
    if (entry.getAttribute('aria-labelledby') === buttonId) entry.remove()
  }
}

/**
 * React Aria announces a pending button by reference, and keeps the reference for seconds; once the button is gone
 * it names nothing. This takes it away with the button.
 */
export function useTidyAnnouncements(buttonId: string): void {
  useEffect(
    () => () => {
      removeAnnouncementsOf(buttonId)
      setTimeout(() => {
        if (typeof document !== 'undefined') removeAnnouncementsOf(buttonId)
      }, ANNOUNCED_AT_LATEST_MS)
    },
    [buttonId],
  )
}
