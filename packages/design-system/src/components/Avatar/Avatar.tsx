import { avatar } from './Avatar.css'
import { initials } from './initials'

export const AVATAR_SIZES = ['s', 'm', 'l'] as const
export const AVATAR_TONES = ['teal', 'blue'] as const

export interface AvatarProps {
  name: string
  size?: (typeof AVATAR_SIZES)[number] | undefined
  tone?: (typeof AVATAR_TONES)[number] | undefined
}

/** A person's initials beside their name; the name itself is what is spoken. */
export function Avatar({ name, size, tone }: AvatarProps) {
  // Drawn rather than written, so that the visible text of a button around it is not two letters.
  return <span className={avatar({ size, tone })} data-initials={initials(name)} aria-hidden="true" />
}
