import type { ReactNode } from 'react'
import type { Space } from '../../tokens/space'
import type { INLINE_ALIGNMENTS } from '../Inline/Inline'
import { spread } from './Spread.css'

export interface SpreadProps {
  /** The least distance between them. */
  gap?: Space | undefined
  /** How things of different heights stand on their line; `center` by default. */
  align?: (typeof INLINE_ALIGNMENTS)[number] | undefined
  /** Two or more, in reading order. */
  children: ReactNode
}

/** Sets things as far apart as their line allows, and one under another where it is too short. */
export function Spread({ gap, align, children }: SpreadProps) {
  return <div className={spread({ gap, align })}>{children}</div>
}
