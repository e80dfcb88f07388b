import type { ReactNode } from 'react'
import type { Radius } from '../../tokens/radius'
import type { Space } from '../../tokens/space'
import { box } from './Box.css'

export const BOX_SURFACES = ['none', 'canvas', 'card', 'sunken'] as const
export const BOX_BORDERS = ['none', 'line', 'control'] as const
export const BOX_ELEMENTS = ['div', 'section', 'article', 'aside', 'li', 'span'] as const

export interface BoxProps {
  /** None by default. */
  padding?: Space | undefined
  /** What it stands on; text of every role except the tinted ones has enough contrast on each. */
  surface?: (typeof BOX_SURFACES)[number] | undefined
  /** How round the corners are; square by default. */
  radius?: Radius | undefined
  /** `control` is seen by itself (3:1); `line` is decoration. */
  border?: (typeof BOX_BORDERS)[number] | undefined
  /** The element that is drawn, `div` by default; a `section` needs a heading within. */
  as?: (typeof BOX_ELEMENTS)[number] | undefined
  /** What stands on the surface; the room between several is for Stack and Inline. */
  children: ReactNode
}

/** Padding and a surface around its content, from the tokens. */
export function Box({ padding, surface, radius, border, as: Element = 'div', children }: BoxProps) {
  return <Element className={box({ padding, surface, radius, border })}>{children}</Element>
}
