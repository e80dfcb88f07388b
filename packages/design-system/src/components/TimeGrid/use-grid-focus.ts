import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import type { GridModel } from './grid-model'
import type { Stop } from './grid-navigation'
import { firstStop, instantStop, placeOf, stopAt, stopKey, stopOfKey, type Place } from './grid-place'
import { reclaimFocus } from './reclaim-focus'
import { isoInstant } from './use-pending-moves'

interface Options {
  root: RefObject<HTMLElement | null>
  model: GridModel
  now: number | undefined
  focusedSlot: string | undefined
  onFocusedSlotChange: ((start: string) => void) | undefined
}

/** One roving Tab stop: knows where the keyboard is, and that focus is never lost when what it was on moves or goes. */
export function useGridFocus({ root, model, now, focusedSlot, onFocusedSlotChange }: Options) {
  const [place, setPlace] = useState<Place>(() => placeOf(model, firstStop(model, now)))
  const [seenSlot, setSeenSlot] = useState<string>()
  const lastFocused = useRef<Element | null>(null)
  const leftFrom = useRef<Element | null>(null)

  const asked =
    focusedSlot === undefined ? undefined : instantStop(model, Date.parse(focusedSlot), place.resourceId)
  const found = stopAt(model, place)
  const isAskedElsewhere = asked && focusedSlot !== seenSlot && !isSameCell(asked, found)
  const stop = isAskedElsewhere ? asked : found
  if (asked && focusedSlot !== seenSlot) setSeenSlot(focusedSlot)
  const foundPlace = {
    ...placeOf(model, stop),
    wish: model.columns.some(({ date }) => date === place.wish) ? null : place.wish,
  }
  if (!isSamePlace(foundPlace, place)) setPlace(foundPlace)
  const activeKey = stopKey(model, stop)

  const moveTo = useCallback(
    (next: Stop, wish: string | null = null) => {
      setPlace({ ...placeOf(model, next), wish })
      const slot = model.columns[next.column]?.slots[next.row]
      if (slot && !isSameCell(next, stop)) onFocusedSlotChange?.(isoInstant(slot.start))
    },
    [model, onFocusedSlotChange, stop],
  )

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
    const next = key === activeKey || key === undefined ? undefined : stopOfKey(model, key)
    if (next) moveTo(next)
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

  return { stop, activeKey, moveTo, focusOn, onFocus, onBlur }
}

/** The key of the stop that an element is or is inside of. */
export const keyOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-stop]')?.dataset.stop : undefined

/** Focuses the grid's one Tab stop, and brings it into view. */
export function focusStop(grid: HTMLElement | null): void {
  const node = grid?.querySelector<HTMLElement>('[data-stop][tabindex="0"]')
  if (node && node !== document.activeElement) node.focus()
}

const isSameCell = (a: Stop, b: Stop) => a.column === b.column && a.row === b.row

const isSamePlace = (a: Place, b: Place) =>
  a.date === b.date &&
  a.resourceId === b.resourceId &&
  a.column === b.column &&
  a.isAllDay === b.isAllDay &&
  a.minutes === b.minutes &&
  a.isRepeated === b.isRepeated &&
  a.eventId === b.eventId &&
  a.wish === b.wish
