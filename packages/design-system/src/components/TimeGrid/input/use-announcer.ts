import { useCallback, useRef, type RefObject } from 'react'

export type Announce = (message: string) => void

/** Speaks through a polite live region; the same words twice are still spoken twice. */
export function useAnnouncer(): { region: RefObject<HTMLDivElement | null>; announce: Announce } {
  const region = useRef<HTMLDivElement>(null)
  const announce = useCallback((message: string) => {
    const node = region.current
    if (node) node.textContent = node.textContent === message ? `${message}\u00a0` : message
  }, [])
  return { region, announce }
}
