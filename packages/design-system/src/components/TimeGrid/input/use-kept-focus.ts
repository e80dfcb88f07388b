import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

interface Options<Stop> {
  root: RefObject<HTMLElement | null>
  /** The key of the one Tab stop, as it is drawn now. */
  activeKey: string
  stopOfKey: (key: string) => Stop | undefined
  moveTo: (stop: Stop) => void
}

/** Puts the focus on a grid's one Tab stop again when the focused element moves or is removed. */
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

const IN_DIALOG = '[role=dialog], [role=alertdialog]'

/**
 * Calls `take` when a dialog closes and leaves the focus on the body, because the element that had it before is gone.
 * Does nothing when the focus is not in a dialog, or when it goes elsewhere.
 */
function reclaimFocus(active: Element, take: () => void): void {
  if (active.closest(IN_DIALOG) === null) return
  const watcher = new MutationObserver(() => {
    const { activeElement, body } = document
    if (activeElement !== body) {
      if (activeElement?.closest(IN_DIALOG) === null) watcher.disconnect()
      return
    }
    watcher.disconnect()
    // The dialog itself moves the focus one frame later; this comes after it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) take()
      }),
    )
  })
  watcher.observe(document.body, { childList: true, subtree: true })
}
