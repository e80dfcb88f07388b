import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../../Button/Button'
import { count as countStyle, selectionBar, selectionTools } from './TableTools.css'

interface SelectionBarProps {
  /** Of what, like "Invoices". */
  label: string
  count: number
  children: ReactNode
  onClear: () => void
  /** Focus must go on from here when the bar's buttons go. */
  onLeave: () => void
}

/** Shows how many rows are selected, and the actions for them. Its space is reserved, so that nothing moves. */
export const SelectionBar = ({ label, count, children, onClear, onLeave }: SelectionBarProps) => (
  <div role="group" aria-label={`${label}: selection`} className={selectionBar}>
    <span className={countStyle}>{count === 0 ? 'Nothing is selected' : `${count} selected`}</span>
    {count > 0 && (
      <SelectionTools onLeave={onLeave}>
        {children}
        <Button tone="quiet" onPress={onClear}>
          Clear selection
        </Button>
      </SelectionTools>
    )}
  </div>
)

function SelectionTools({ children, onLeave }: { children: ReactNode; onLeave: () => void }) {
  const tools = useRef<HTMLDivElement>(null)
  const leave = useRef(onLeave)
  useLayoutEffect(() => {
    leave.current = onLeave
  }, [onLeave])
  useLayoutEffect(() => {
    const element = tools.current
    return () => {
      if (element?.contains(document.activeElement)) leave.current()
    }
  }, [])
  return (
    <div ref={tools} className={selectionTools}>
      {children}
    </div>
  )
}
