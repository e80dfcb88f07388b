import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import { followPointer } from './follow-pointer'
import type { GridModel } from '../model/grid-model'
import type { Spot } from './move-event'
import { draggedSpan, gridPoint, isOnResizeEdge, resizedSpan } from './pointer-span'
import type { Segment, TimedEvent } from '../model/segments'
import { keyOf } from './use-kept-focus'
import type { Proposal } from './use-move-mode'
import { isSameSpot, spotOf } from './use-pending-moves'

interface Options {
  root: RefObject<HTMLElement | null>
  model: GridModel
  canMove: (segment: Segment) => boolean
  onDrop: (timed: TimedEvent, to: Spot) => void
  /** Called when a finger pressed long and was lifted without moving. */
  onRest: (segment: Segment) => void
}

/** Moving and resizing by mouse, pen and finger. A click that ends a drag is swallowed. */
export function usePointerDrag({ root, model, canMove, onDrop, onRest }: Options) {
  const [proposal, setProposal] = useState<Proposal>()
  const stop = useRef<() => void>(undefined)
  const isDragging = useRef(false)
  const hasJustDragged = useRef(false)

  useEffect(() => {
    const grid = root.current
    const keepFromScrolling = (touch: TouchEvent) => {
      if (isDragging.current && touch.cancelable) touch.preventDefault()
    }
    grid?.addEventListener('touchmove', keepFromScrolling, { passive: false })
    return () => {
      grid?.removeEventListener('touchmove', keepFromScrolling)
      stop.current?.()
    }
  }, [root])

  const onPointerDown = (down: ReactPointerEvent) => {
    hasJustDragged.current = false
    const grid = root.current
    const key = keyOf(down.target)
    const segment = model.segments.flat().find((one) => one.key === key)
    if (grid === null || !segment || down.button !== 0 || !down.isPrimary || !canMove(segment)) return
    const grabbed = gridPoint(grid, model, down.clientX, down.clientY)
    if (!grabbed) return
    const box =
      down.target instanceof Element ? down.target.closest('[data-stop]')?.getBoundingClientRect() : undefined
    const isResize = box !== undefined && isOnResizeEdge(box, down.clientY, down.pointerType)
    let span: Spot = spotOf(segment)

    const end = () => {
      isDragging.current = false
      hasJustDragged.current = true
      setTimeout(() => (hasJustDragged.current = false))
      setProposal(undefined)
    }
    stop.current?.()
    stop.current = followPointer(down.nativeEvent, {
      scroller: grid,
      onDrag: (x, y) => {
        const point = gridPoint(grid, model, x, y)
        if (!point) return
        isDragging.current = true
        span = isResize
          ? resizedSpan(model, segment, point)
          : draggedSpan(model, segment, grabbed.instant, point)
        setProposal({ timed: segment, span })
      },
      onDrop: () => {
        end()
        if (!isSameSpot(span, segment)) onDrop(segment, span)
        else if (down.pointerType === 'touch') onRest(segment)
      },
      onCancel: end,
    })
  }

  const swallowsClick = () => hasJustDragged.current
  return { proposal, onPointerDown, swallowsClick }
}
