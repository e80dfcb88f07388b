import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css'

export interface VisuallyHiddenProps {
  /** The element: `h2` for a heading that the outline needs and the eye does not; `span` by default. */
  as?: 'span' | 'div' | 'p' | 'h2' | undefined
  /** For what is named or described by these words, in its `aria-labelledby` or `aria-describedby`. */
  id?: string | undefined
  /** The words for screen readers; never a control, because its focus would be invisible. */
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
