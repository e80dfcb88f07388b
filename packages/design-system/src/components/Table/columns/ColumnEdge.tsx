import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components'
import { edge, edgeInput } from '../parts/TableHead.css'

interface ColumnEdgeProps {
  label: string
  width: number
  least: number
  onResize: (width: number) => void
  /** The edge was let go. */
  onEnd: () => void
}

const STEP_PX = 10
const MOST_PX = 2000

/** The edge of a column: dragged, or taken with Enter, moved with the arrows, and let go with Enter or Escape. */
export function ColumnEdge({ label, width, least, onResize, onEnd }: ColumnEdgeProps) {
  const { direction } = useLocale()
  const [isTaken, setTaken] = useState(false)
  const drag = useRef<{ x: number; width: number }>(undefined)
  const forward = direction === 'rtl' ? -1 : 1

  const letGo = () => {
    if (!isTaken) return
    drag.current = undefined
    setTaken(false)
    onEnd()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowRight: forward, ArrowUp: 1, ArrowLeft: -forward, ArrowDown: -1 }
    const step = Object.entries(steps).find(([key]) => key === event.key)?.[1]
    if (isTaken && event.key === 'Tab') letGo()
    if (isTaken && step !== undefined) onResize(width + step * STEP_PX)
    else if (isTaken && (event.key === 'Enter' || event.key === 'Escape')) letGo()
    else if (event.key === 'Enter') setTaken(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, width }
    setTaken(true)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (drag.current) onResize(drag.current.width + forward * (event.clientX - drag.current.x))
  }
  return (
    <span
      role="presentation"
      className={edge}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      {...(isTaken && { 'data-taken': true })}
    >
      <input
        type="range"
        tabIndex={-1}
        className={edgeInput}
        aria-label={label}
        aria-valuetext={`${width} pixels`}
        min={least}
        max={Math.max(MOST_PX, width)}
        value={width}
        onChange={(event) => {
          onResize(event.target.valueAsNumber)
          if (!isTaken) onEnd()
        }}
        onKeyDown={onKeyDown}
        onBlur={letGo}
        {...(isTaken && { 'data-resizing': true })}
      />
    </span>
  )
}
