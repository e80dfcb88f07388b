import type { ReactNode } from 'react'
import type { Space } from '../../tokens/space'
import { stack } from './Stack.css'

export const STACK_ELEMENTS = ['div', 'ul', 'ol', 'section', 'article', 'header', 'footer'] as const
export const STACK_ALIGNMENTS = ['stretch', 'start', 'center', 'end'] as const

export interface StackProps {
  /** The distance between all, as a step of the scale; `l` (16 px) by default. */
  gap?: Space | undefined
  /** Where narrower things stand; all are as wide as the stack (`stretch`) by default. */
  align?: (typeof STACK_ALIGNMENTS)[number] | undefined
  /** `ul` and `ol` keep their list role without bullets; give them `li` children. */
  as?: (typeof STACK_ELEMENTS)[number] | undefined
  /** What stands one under another, in reading order; the distance comes from `gap`, never from margins. */
  children: ReactNode
}

/** Sets one thing under another, with the same distance between all. */
export function Stack({ gap, align, as: Element = 'div', children }: StackProps) {
  const isList = Element === 'ul' || Element === 'ol'
  return (
    <Element className={stack({ gap, align })} {...(isList && { role: 'list' })}>
      {children}
    </Element>
  )
}
