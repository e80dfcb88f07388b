import { useEffect } from 'react'

/**
 * React Aria announces a pending button by reference, and keeps the reference for seconds; once the button is gone
 * it names nothing. This takes it away with the button.
 */
export function useTidyAnnouncements(buttonId: string): void {
  useEffect(
    () => () => {
      for (const entry of document.querySelectorAll('[data-live-announcer] [role="img"]')) {
        if (entry.getAttribute('aria-labelledby') === buttonId) entry.remove()
      }
    },
    [buttonId],
  )
}
