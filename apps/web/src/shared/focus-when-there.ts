/** Focuses the element, now or when it has come, unless the person has moved on by then; returns the way to stop. */
export function focusWhenThere(id: string): () => void {
  const before = document.activeElement
  const focus = () => {
    const element = document.getElementById(id)
    if (element && document.activeElement === before) element.focus()
    return element !== null
  }
  if (focus()) return () => undefined
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
