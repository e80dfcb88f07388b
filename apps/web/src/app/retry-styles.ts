const RETRY_MS = 2_000

/**
 * Loads style sheets again that failed, as while the computer was offline. The loader of the code that needs them does
 * not try them a second time.
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
