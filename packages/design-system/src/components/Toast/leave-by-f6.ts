/**
 * F6 in the toasts leads back to where it was pressed. React Aria goes from landmark to landmark, but knows
 * only those that it made, and often the toasts are the only one.
 */
export function leaveByF6(region: HTMLElement | null): (() => void) | undefined {
  if (region === null) return undefined
  let cameFrom: HTMLElement | null = null
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) cameFrom = relatedTarget
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return
    if (!region.contains(document.activeElement) || cameFrom?.isConnected !== true) return
    event.preventDefault()
    event.stopImmediatePropagation()
    cameFrom.focus()
  }
  region.addEventListener('focusin', remember)
  window.addEventListener('keydown', leave, true)
  return () => {
    region.removeEventListener('focusin', remember)
    window.removeEventListener('keydown', leave, true)
  }
}
