export type Politeness = 'polite' | 'assertive'

const KEEP_MS = 7000
const logs = new Map<Politeness, HTMLElement>()

/**
 * Announces a message to screen readers. A polite message waits until the current one is read, an assertive one does
 * not.
 */
export function announce(message: string, politeness: Politeness = 'polite'): void {
  const log = logFor(politeness)
  const entry = document.createElement('div')
  entry.textContent = message
  log.append(entry)
  setTimeout(() => entry.remove(), KEEP_MS)
}

function logFor(politeness: Politeness): HTMLElement {
  const known = logs.get(politeness)
  if (known?.isConnected) return known
  const log = document.createElement('div')
  log.setAttribute('role', 'log')
  log.setAttribute('aria-live', politeness)
  log.setAttribute('aria-relevant', 'additions')
  // React Aria hides all else from screen readers while a dialog is open; this mark exempts the log.
  log.setAttribute('data-live-announcer', 'true')
  Object.assign(log.style, {
    position: 'fixed',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  })
  document.body.prepend(log)
  logs.set(politeness, log)
  return log
}
