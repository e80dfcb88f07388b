import type { ReactNode } from 'react'
import type { Space } from '../../tokens/space'
import { inline } from './Inline.css'

export const INLINE_ALIGNMENTS = ['start', 'center', 'baseline', 'end'] as const
export const INLINE_JUSTIFICATIONS = ['start', 'between', 'end'] as const

export interface InlineProps {
  /** The distance between them, along and across lines; `s`, 8 px, by default. */
  gap?: Space | undefined
  /** How things of unequal height stand on their line; `center` by default. */
  align?: (typeof INLINE_ALIGNMENTS)[number] | undefined
  /** Where unused space goes; `start`, the default, leaves it at the end. */
  justify?: (typeof INLINE_JUSTIFICATIONS)[number] | undefined
  /** True by default: what doesn't fit goes to the next line. */
  wrap?: boolean | undefined
  /** A few small things, in reading order. */
  children: ReactNode
}

/** Sets one thing beside another, wrapping where there is no room. */
export function Inline({ gap, align, justify, wrap = true, children }: InlineProps) {
  return <div className={inline({ gap, align, justify, wrap: wrap ? 'yes' : 'no' })}>{children}</div>
}
