import { useLayoutEffect, useState, type RefObject } from 'react'

/** Returns whether an element has less room than this many rem: what it stands in decides, not the screen. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, rem: number): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const node = element.current
    if (node === null || !('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setNarrow(entry.contentRect.width < rem * rootFontSize())
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, rem])
  return isNarrow
}

const rootFontSize = () => parseFloat(getComputedStyle(document.documentElement).fontSize)
