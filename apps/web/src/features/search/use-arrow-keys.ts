import { type KeyboardEvent, type RefObject } from 'react'

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrows go from the field into the links below it, through them, and back; Home and End go to the ends of the links. */
export function useArrowKeys(
  fieldRef: RefObject<HTMLInputElement | null>,
  listRef: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  return (event) => {
    const links = [...(listRef.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    const isInField = document.activeElement === fieldRef.current
    const step = STEPS[event.key]
    const isMeant = step !== undefined && links.length > 0 && (at >= 0 || event.key === 'ArrowDown')
    if (!isMeant || (at < 0 && !isInField)) return
    event.preventDefault()
    event.stopPropagation()
    const next = step(at, links.length - 1)
    if (next < 0) fieldRef.current?.focus()
    else links[next]?.focus()
  }
}
