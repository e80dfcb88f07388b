import type { ReactNode } from 'react'
import type { Space } from '../../tokens/space'
import { stack } from './Stack.css'

export const STACK_ELEMENTS = ['div', 'ul', 'ol', 'section', 'article', 'header', 'footer'] as const
export const STACK_ALIGNMENTS = ['stretch', 'start', 'center', 'end'] as const

export interface StackProps {
  gap?: Space | undefined
  align?: (typeof STACK_ALIGNMENTS)[number] | undefined
  /** `ul` and `ol` keep their list role without bullets; give them `li` children. */
  as?: (typeof STACK_ELEMENTS)[number] | undefined
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
