import type { ReactNode } from 'react'
import type { Space } from '../../tokens/space'
import { inline } from './Inline.css'

export const INLINE_ALIGNMENTS = ['start', 'center', 'baseline', 'end'] as const
export const INLINE_JUSTIFICATIONS = ['start', 'between', 'end'] as const

export interface InlineProps {
  gap?: Space | undefined
  align?: (typeof INLINE_ALIGNMENTS)[number] | undefined
  justify?: (typeof INLINE_JUSTIFICATIONS)[number] | undefined
  /** True unless said otherwise: what doesn't fit goes to the next line. */
  wrap?: boolean | undefined
  children: ReactNode
}

/** Sets one thing beside another, wrapping where there is no room. */
export function Inline({ gap, align, justify, wrap = true, children }: InlineProps) {
  return <div className={inline({ gap, align, justify, wrap: wrap ? 'yes' : 'no' })}>{children}</div>
}
