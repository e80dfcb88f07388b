const RETRY_MS = 2_000

/**
 * Asks again for styles that could not be had, as while the computer was offline: whoever loads the code that needs
 * them a second time takes them for loaded.
 */
export function retryStyles(document: Document): void {
  const retry = ({ target: link }: Event) => {
    if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return
    const again = link.cloneNode()
    link.remove()
    setTimeout(() => document.head.append(again), RETRY_MS)
  }
  document.addEventListener('error', retry, true)
}
