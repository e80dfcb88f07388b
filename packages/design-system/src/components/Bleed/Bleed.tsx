import type { ReactNode } from 'react'
import type { Space } from '../../tokens/space'
import { bleed } from './Bleed.css'

export interface BleedProps {
  /** The padding of what it stands in, and never more: 20 px (`xl`) in a card. */
  by: Space
  /** What reaches the edges: a band, a picture, a table. */
  children: ReactNode
}

/** Lets its content reach the edges of the padded box that it stands in. */
export function Bleed({ by, children }: BleedProps) {
  return <div className={bleed({ by })}>{children}</div>
}
