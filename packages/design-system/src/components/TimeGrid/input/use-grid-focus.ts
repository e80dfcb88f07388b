import { useCallback, useState, type RefObject } from 'react'
import type { GridModel } from '../model/grid-model'
import type { Stop } from './grid-navigation'
import { firstStop, instantStop, placeOf, stopAt, stopKey, stopOfKey, type Place } from './grid-place'
import { useKeptFocus } from './use-kept-focus'
import { isoInstant } from './use-pending-moves'

interface Options {
  root: RefObject<HTMLElement | null>
  model: GridModel
  now: number | undefined
  focusedSlot: string | undefined
  onFocusedSlotChange: ((start: string) => void) | undefined
}

/**
 * A roving Tab stop: stores the place of the keyboard, and restores the focus when the focused element moves or is
 * removed.
 */
export function useGridFocus({ root, model, now, focusedSlot, onFocusedSlotChange }: Options) {
  const [place, setPlace] = useState<Place>(() => placeOf(model, firstStop(model, now)))
  const [seenSlot, setSeenSlot] = useState<string>()

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

  const kept = useKeptFocus({ root, activeKey, stopOfKey: (key) => stopOfKey(model, key), moveTo })
  return { stop, activeKey, moveTo, ...kept }
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
