import { useEffect, useRef } from 'react'

const TEXT_ENTRY = 'input, textarea, [contenteditable=true], [role=dialog], [role=alertdialog]'

/** Ctrl/⌘ Z outside text fields takes the last change back. */
export function useUndoKey(undo: () => void): void {
  const latest = useRef(undo)
  useEffect(() => {
    latest.current = undo
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      const isTyping = event.target instanceof Element && event.target.closest(TEXT_ENTRY) !== null
      if (!isUndo || isTyping || event.defaultPrevented) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
