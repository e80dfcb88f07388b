const IN_DIALOG = '[role=dialog], [role=alertdialog]'

/**
 * When what a dialog would give focus back to has gone, the dialog leaves it on the body: takes it then.
 * Does nothing when focus is not in a dialog, or when it goes elsewhere.
 */
export function reclaimFocus(active: Element, take: () => void): void {
  if (active.closest(IN_DIALOG) === null) return
  const watcher = new MutationObserver(() => {
    const { activeElement, body } = document
    if (activeElement !== body) {
      if (activeElement?.closest(IN_DIALOG) === null) watcher.disconnect()
      return
    }
    watcher.disconnect()
    // The dialog's own attempt comes a frame later; ours comes after it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) take()
      }),
    )
  })
  watcher.observe(document.body, { childList: true, subtree: true })
}
