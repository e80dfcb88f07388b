import { avatar } from './Avatar.css'
import { initials } from './initials'

export const AVATAR_SIZES = ['s', 'm', 'l'] as const
export const AVATAR_TONES = ['teal', 'blue'] as const

export interface AvatarProps {
  /** The name as it is shown beside; the first and last word give the initials, titles like "Dr." none. */
  name: string
  /** 36, 44 or 56 px, growing with the reader's text; 44 px (`m`) unless said otherwise. */
  size?: (typeof AVATAR_SIZES)[number] | undefined
  /** `teal` unless said otherwise; a matter of looks that says nothing about the person. */
  tone?: (typeof AVATAR_TONES)[number] | undefined
}

/** A person's initials beside their name; the name itself is what is spoken. */
export function Avatar({ name, size, tone }: AvatarProps) {
  // Drawn rather than written, so that the visible text of a button around it is not two letters.
  return <span className={avatar({ size, tone })} data-initials={initials(name)} aria-hidden="true" />
}
