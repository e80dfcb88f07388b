import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css'

export interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'p' | 'h2' | undefined
  id?: string | undefined
  children: ReactNode
}

/** Words for those who listen, where those who look have the layout. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={visuallyHidden}>
      {children}
    </Element>
  )
}
