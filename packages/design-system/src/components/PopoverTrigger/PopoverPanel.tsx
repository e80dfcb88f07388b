import { useEffect, useId, useRef, type ReactNode } from 'react'
import { DialogContext, useSlottedContext } from 'react-aria-components'
import { panel, title as titleStyle } from './PopoverTrigger.css'

interface PopoverPanelProps {
  title?: string | undefined
  label?: string | undefined
  children: ReactNode
}

/** A dialog that Tab can leave; React Aria's own would trap it. */
export function PopoverPanel({ title, label, children }: PopoverPanelProps) {
  const id = useSlottedContext(DialogContext)?.id
  const titleId = useId()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={ref}
      role="dialog"
      tabIndex={-1}
      id={id}
      className={panel}
      {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': titleId })}
    >
      {title !== undefined && (
        <h2 id={titleId} className={titleStyle}>
          {title}
        </h2>
      )}
      {children}
    </div>
  )
}
