import { breakpoints } from '../tokens/breakpoints'

/** The media queries that components share; widths are those of the tokens. */
export const media = {
  belowTablet: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  belowDesktop: `(max-width: ${breakpoints.desktop - 0.02}px)`,
  forcedColors: '(forced-colors: active)',
  calm: '(prefers-reduced-motion: no-preference)',
  print: 'print',
} as const

/** For what is there to press, find or go elsewhere by: a sheet of paper holds the content alone. */
export const notPrinted = { [media.print]: { display: 'none' } } as const
