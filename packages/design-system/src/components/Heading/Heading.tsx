import type { ReactNode } from 'react'
import { heading } from './Heading.css'

export const HEADING_LOOKS = ['page', 'section', 'card', 'small'] as const
export const HEADING_LEVELS = [1, 2, 3, 4] as const
export type HeadingLevel = (typeof HEADING_LEVELS)[number]

/** Where focus goes after the page has changed. */
export const PAGE_HEADING_ID = 'page-heading'

const LOOK_OF_LEVEL = { 1: 'page', 2: 'section', 3: 'card', 4: 'small' } as const

export interface HeadingProps {
  /** Its place in the outline of the page; one below the heading above, never chosen for its look. */
  level: HeadingLevel
  /** The look; by default the one that goes with the level. */
  look?: (typeof HEADING_LOOKS)[number] | undefined
  /** For what is named by it; not with `isPageHeading`, which has the id `PAGE_HEADING_ID`. */
  id?: string | undefined
  /** Makes it the one heading that takes focus when the page has changed. */
  isPageHeading?: boolean | undefined
  /** A noun or what matters, without a full stop. */
  children: ReactNode
}

/** A heading whose level follows the outline and whose look follows the design. */
export function Heading({ level, look = LOOK_OF_LEVEL[level], id, isPageHeading, children }: HeadingProps) {
  const Element = `h${level}` as const
  const focusable = isPageHeading === true ? { id: PAGE_HEADING_ID, tabIndex: -1 } : { id }
  return (
    <Element {...focusable} className={heading({ look })}>
      {children}
    </Element>
  )
}
