/**
 * Keeps the browser from opening a file that is dropped beside a field for files, which would leave the
 * application and lose what was typed; returns the way to stop.
 */
export function refuseStrayFiles(document: Document): () => void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer } = event
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  document.addEventListener('dragover', refuse)
  document.addEventListener('drop', refuse)
  return () => {
    document.removeEventListener('dragover', refuse)
    document.removeEventListener('drop', refuse)
  }
}
