import type { ReactNode } from 'react'
import type { Tone } from '../../theme/tone-names'
import { dot, statusBadge } from './StatusBadge.css'

export interface StatusBadgeProps {
  /** Agrees with the words, and never says anything alone; `neutral` by default. */
  tone?: Tone | undefined
  /** The status in a word or two. */
  children: ReactNode
}

/** Says a status in a word with a mark; the colour only agrees. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span className={statusBadge({ tone })}>
      <span className={dot} aria-hidden="true" />
      {children}
    </span>
  )
}
