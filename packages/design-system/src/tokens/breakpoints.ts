/** Widths at which the layout changes, in px. */
export const breakpoints = { tablet: 720, desktop: 1024, wide: 1280 } as const
export type Breakpoint = keyof typeof breakpoints

/** What changes from each width on; everything works from 320 px, which is 1280 px at 400 % zoom. */
export const breakpointReasons: Readonly<Record<Breakpoint, string>> = {
  tablet: 'The navigation stands beside the page instead of in a drawer; lists stand beside their details.',
  desktop: 'A page has two columns.',
  wide: 'A page has room to spare: it stays in the middle instead of growing.',
}
