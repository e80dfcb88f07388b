import type { ReactNode } from 'react'
import { heading } from './Heading.css'

export const HEADING_LOOKS = ['page', 'section', 'card', 'small'] as const
export const HEADING_LEVELS = [1, 2, 3, 4] as const
export type HeadingLevel = (typeof HEADING_LEVELS)[number]

/** Where focus goes after the page has changed. */
export const PAGE_HEADING_ID = 'page-heading'

const LOOK_OF_LEVEL = { 1: 'page', 2: 'section', 3: 'card', 4: 'small' } as const

export interface HeadingProps {
  level: HeadingLevel
  /** The look that goes with the level unless said otherwise. */
  look?: (typeof HEADING_LOOKS)[number] | undefined
  id?: string | undefined
  /** Makes it the one heading that takes focus when the page has changed. */
  isPageHeading?: boolean | undefined
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
