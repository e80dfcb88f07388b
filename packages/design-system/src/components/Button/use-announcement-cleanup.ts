import { useEffect } from 'react'

/** React Aria's announcer speaks its first words 100 ms late; a quick answer may come before them. */
const ANNOUNCED_AT_LATEST_MS = 150

/**
 * Announcements by reference, like the name of a pending button. Such an announcement has words as long as one element
 * that it refers to exists.
 */
function removeAnnouncementsWithoutName() {
  for (const entry of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) {
    const ids = entry.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    if (!ids.some((id) => document.getElementById(id))) entry.remove()
  }
}

/**
 * React Aria announces a pending button by a reference to the element that names it, and the reference stays for
 * seconds. When that element is gone, the reference names nothing, so this removes it together with the button.
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
