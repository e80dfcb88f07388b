import { useEffect, type RefObject } from 'react'

/** Does something when Escape is pressed inside an element. */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const node = element.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onEscape()
    }
    node?.addEventListener('keydown', onKeyDown)
    return () => node?.removeEventListener('keydown', onKeyDown)
  })
}
