/** How round a corner is, in px: a corner stays a corner however large the text. */
export const radius = { small: '6px', control: '10px', card: '14px', full: '999px' } as const
export type Radius = keyof typeof radius

/** What each radius is for: the larger the thing, the rounder its corners. */
export const radiusReasons: Readonly<Record<Radius, string>> = {
  small: 'What lies inside a control or a list: an option, a day, a focus ring around words.',
  control: 'Controls, and what opens from them.',
  card: 'Cards and dialogs. What lies inside is less round, so that the corners stay parallel.',
  full: 'Badges, avatars and dots.',
}
