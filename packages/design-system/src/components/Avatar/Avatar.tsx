import { avatar } from './Avatar.css'

export const AVATAR_SIZES = ['s', 'm', 'l'] as const
export const AVATAR_TONES = ['teal', 'blue'] as const

export interface AvatarProps {
  /** The name as it is shown beside; the first and last word give the initials, titles like "Dr." none. */
  name: string
  /** 36, 44 or 56 px, growing with the reader's text; 44 px (`m`) by default. */
  size?: (typeof AVATAR_SIZES)[number] | undefined
  /** `teal` by default; a matter of looks that says nothing about the person. */
  tone?: (typeof AVATAR_TONES)[number] | undefined
}

/** A person's initials beside their name; the name itself is what is spoken. */
export function Avatar({ name, size, tone }: AvatarProps) {
  // Drawn rather than written, so that the visible text of a button around it is not two letters.
  return <span className={avatar({ size, tone })} data-initials={initials(name)} aria-hidden="true" />
}

const TITLES = /^(dr|mr|mrs|ms|mx|prof)\.?$/i

/** The initials of the first and last name, without titles: "Dr. Imani Cole" gives IC. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
  const names = words.filter((word) => !TITLES.test(word))
  const [first, ...rest] = names.length > 0 ? names : words
  return [first, rest.at(-1)].map((word) => firstLetter(word ?? '')).join('')
}

const firstLetter = (word: string) => (/\p{L}|\p{N}/u.exec(word)?.[0] ?? '').toUpperCase()
