/** Distances on a 4 px grid, in rem so that they grow with the reader's text size. */
export const space = {
  none: '0',
  hair: '0.125rem',
  xs: '0.25rem',
  s: '0.5rem',
  m: '0.75rem',
  l: '1rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  '3xl': '2rem',
  '4xl': '3rem',
  '5xl': '4rem',
} as const
export type Space = keyof typeof space

/** What each distance is for. */
export const spaceReasons: Readonly<Record<Space, string>> = {
  none: 'Things that touch.',
  hair: 'The lines of one thing, such as an option and its description. Half a step of the grid.',
  xs: 'An icon and its word.',
  s: 'A label and its field; small things that share a line.',
  m: 'Inside a control, and between the buttons of one group.',
  l: 'Between the fields of a form.',
  xl: 'Inside a card, and between cards.',
  '2xl': 'Inside a dialog.',
  '3xl': 'Around a page.',
  '4xl': 'Between the parts of a page that have little to do with one another.',
  '5xl': 'Around what stands alone, such as an empty page.',
}
