import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { reclaimFocus } from './reclaim-focus'

interface Options<Stop> {
  root: RefObject<HTMLElement | null>
  /** The key of the one Tab stop, as it is drawn now. */
  activeKey: string
  stopOfKey: (key: string) => Stop | undefined
  moveTo: (stop: Stop) => void
}

/** Keeps focus on a grid's one Tab stop, and never loses it when what it was on moves or goes. */
export function useKeptFocus<Stop>({ root, activeKey, stopOfKey, moveTo }: Options<Stop>) {
  const lastFocused = useRef<Element | null>(null)
  const leftFrom = useRef<Element | null>(null)

  useLayoutEffect(() => {
    const grid = root.current
    if (grid === null) return
    const { activeElement, body } = document
    const focusActive = () => focusStop(root.current)
    const isLost = activeElement === body && lastFocused.current?.isConnected === false
    if (isLost || (activeElement !== null && grid.contains(activeElement))) {
      focusActive()
      return
    }
    if (leftFrom.current?.isConnected === false && activeElement !== null) {
      leftFrom.current = null
      reclaimFocus(activeElement, focusActive)
    }
  })

  const onFocus = (event: FocusEvent) => {
    lastFocused.current = event.target
    leftFrom.current = null
    const key = keyOf(event.target)
    const next = key === activeKey || key === undefined ? undefined : stopOfKey(key)
    if (next !== undefined) moveTo(next)
    else if (key !== activeKey) focusStop(root.current)
  }

  const onBlur = (event: FocusEvent) => {
    lastFocused.current = null
    leftFrom.current = event.target
  }

  /** Moves the keyboard to a stop from outside the grid. */
  const focusOn = (next: Stop | undefined) => {
    if (next === undefined) return
    focusStop(root.current)
    moveTo(next)
  }

  return { focusOn, onFocus, onBlur }
}

/** The key of the stop that an element is or is inside of. */
export const keyOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-stop]')?.dataset.stop : undefined

/** Focuses the grid's one Tab stop, and brings it into view. */
export function focusStop(grid: HTMLElement | null): void {
  const node = grid?.querySelector<HTMLElement>('[data-stop][tabindex="0"]')
  if (node && node !== document.activeElement) node.focus()
}
