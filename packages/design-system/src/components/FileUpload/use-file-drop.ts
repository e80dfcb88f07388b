import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes files that are dropped or pasted; `isOver` while some are held above. */
export function useFileDrop(isDisabled: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  // Entering a child comes before leaving its parent, so they are counted.
  const depth = useRef(0)

  const track = (event: DragEvent, change: 1 | -1) => {
    if (isDisabled || !hasFiles(event)) return
    depth.current += change
    setOver(depth.current > 0)
  }

  return {
    isOver,
    dropProps: {
      onDragEnter: (event: DragEvent) => track(event, 1),
      onDragLeave: (event: DragEvent) => track(event, -1),
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        // Also while disabled: the browser would leave the page and open the file.
        event.preventDefault()
        depth.current = 0
        setOver(false)
        if (!isDisabled) onFiles([...event.dataTransfer.files])
      },
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files]
        if (isDisabled || files.length === 0) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}
