const isInDialog = (): boolean =>
  document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') instanceof Element

/** Calls back once no dialog has the focus: one that closes keeps it until it has faded out. Answers how to give up. */
export function onceOutOfDialogs(callback: () => void): (() => void) | undefined {
  if (!isInDialog()) {
    callback()
    return undefined
  }
  // Dialogs are children of the body, so that only their coming and going is watched.
  const observer = new MutationObserver(() => {
    if (isInDialog()) return
    observer.disconnect()
    callback()
  })
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}
