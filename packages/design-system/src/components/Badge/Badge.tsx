import type { ReactNode } from 'react'
import type { Tone } from '../../theme/tone-names'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { badge } from './Badge.css'

/** Above it a badge shows "99+"; the exact number is spoken, and stands where the label leads. */
export const BADGE_MOST = 99

interface Count {
  /** A badge of none is not there. */
  count: number
  /** What is counted, spoken after the number: "unread messages". */
  label: string
  /** A word in place of a number, such as "New". */
  children?: never
}

interface Word {
  /** A word in place of a number, such as "New". */
  children: ReactNode
  /** Never beside a word. */
  count?: never
  /** Only with a `count`; a word speaks for itself. */
  label?: never
}

export type BadgeProps = {
  /** Its colour, which goes with what the words say; `neutral` by default. */
  tone?: Tone | undefined
} & (Count | Word)

/** A number or a word beside a label; the number is spoken with what it counts. */
export function Badge({ tone, count, label, children }: BadgeProps) {
  if (count === undefined) return <span className={badge({ tone })}>{children}</span>
  if (count === 0) return null
  return (
    <span className={badge({ tone })}>
      {count > BADGE_MOST ? (
        <>
          <span aria-hidden="true">{BADGE_MOST}+</span>
          <VisuallyHidden>{count}</VisuallyHidden>
        </>
      ) : (
        count
      )}
      {/* The space stands outside: at the edge of what is positioned, names lose it. */}{' '}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
