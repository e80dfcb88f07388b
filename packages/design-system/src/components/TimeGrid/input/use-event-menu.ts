import { useState, type MouseEvent, type RefObject } from 'react'
import type { GridModel } from '../model/grid-model'
import type { Segment } from '../model/segments'
import { keyOf } from './use-kept-focus'
import type { MenuTarget } from '../parts/TimeGridMenu'

interface Options {
  root: RefObject<HTMLElement | null>
  model: GridModel
  isEnabled: boolean
}

/** Opens the menu of an event that may be moved: by the secondary button, by its key, or by a finger that rests. */
export function useEventMenu({ root, model, isEnabled }: Options) {
  const [target, setTarget] = useState<MenuTarget>()

  const open = ({ event, key, isSaving }: Segment): boolean => {
    const anchor = root.current?.querySelector(`[data-stop="${CSS.escape(key)}"]`)
    if (!isEnabled || !anchor || event.isMovable !== true || isSaving) return false
    setTarget({ eventId: event.id, title: event.title, anchor })
    return true
  }
  const onContextMenu = (click: MouseEvent) => {
    const key = keyOf(click.target)
    const segment = model.segments.flat().find((one) => one.key === key)
    if (segment && open(segment)) click.preventDefault()
  }
  return { target, open, onContextMenu, close: () => setTarget(undefined) }
}
