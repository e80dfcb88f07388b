/** Calls `measure` now and whenever the element’s size changes, as when it is shown; returns what ends that. */
export function observeSize(element: Element, measure: () => void): (() => void) | undefined {
  measure()
  // Nothing is laid out in a test without a browser.
  if (typeof ResizeObserver === 'undefined') return undefined
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  return () => observer.disconnect()
}
