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

export const radius = { small: '6px', control: '10px', card: '14px', full: '999px' } as const

/** Heights of what is aimed at: 44 px comfortable, 36 px compact, never under 24. */
export const controlSize = { comfortable: '2.75rem', compact: '2.25rem', minimum: '1.5rem' } as const

/** Widths at which the layout changes, in px. */
export const breakpoints = { tablet: 720, desktop: 1024, wide: 1280 } as const

export const elevation = {
  card: '0 1px 2px rgb(22 40 42 / 5%)',
  overlay: '0 2px 6px rgb(22 40 42 / 8%), 0 12px 32px rgb(22 40 42 / 16%)',
} as const

/** The frame of the application: the bar above and the navigation beside the page. */
export const frameSize = { topBar: '4rem', sidebar: '15.5rem', sidebarCollapsed: '4.5rem' } as const
