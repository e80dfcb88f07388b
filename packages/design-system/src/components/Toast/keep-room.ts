import { TOAST_ROOM } from '../../theme/toast-room'

/**
 * Reserves space for the toasts at the end of the window, so that they never hide the focused element (WCAG 2.4.11).
 */
export function keepRoom(region: HTMLElement | null): (() => void) | undefined {
  if (region === null) return undefined
  const { style } = document.documentElement
  const measure = () => {
    const { top } = region.getBoundingClientRect()
    style.setProperty(TOAST_ROOM, `${Math.max(0, Math.ceil(window.innerHeight - top))}px`)
    if (hidesFocus(region)) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }
  const observer = new MutationObserver(measure)
  observer.observe(region, { childList: true, subtree: true })
  window.addEventListener('resize', measure)
  measure()
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', measure)
    style.removeProperty(TOAST_ROOM)
  }
}

function hidesFocus(region: HTMLElement): boolean {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body || region.contains(activeElement)) return false
  const over = region.getBoundingClientRect()
  const under = activeElement.getBoundingClientRect()
  return (
    under.bottom > over.top && under.top < over.bottom && under.right > over.left && under.left < over.right
  )
}
