import { useEffect, useRef } from 'react'
import type { UploadFile } from './upload-file'

/**
 * Moves the focus when the focused button of a file disappears: to the file's other button, the next file, or the
 * button that adds files.
 */
export function useFileFocus(files: readonly UploadFile[]) {
  const groupRef = useRef<HTMLDivElement>(null)
  const lost = useRef<{ id: string; index: number } | null>(null)

  useEffect(() => {
    const group = groupRef.current
    const from = lost.current
    if (!group || !from) return
    const hasFocus = group.contains(document.activeElement)
    const isStill = files.some(({ id }) => id === from.id)
    if (hasFocus && isStill) return
    lost.current = null
    const next = isStill ? from.id : files[Math.min(from.index, files.length - 1)]?.id
    const buttons = [...group.querySelectorAll<HTMLElement>('[data-remove]')]
    const target = buttons.find((button) => button.dataset['remove'] === next)
    ;(target ?? group.querySelector<HTMLElement>('button'))?.focus()
  }, [files])

  return {
    groupRef,
    noteAction: (id: string) => {
      lost.current = { id, index: files.findIndex((file) => file.id === id) }
    },
  }
}
