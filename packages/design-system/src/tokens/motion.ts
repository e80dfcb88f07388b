/** Durations and easing; every use stands inside `prefers-reduced-motion: no-preference`. */
export const motion = {
  quick: '120ms',
  calm: '200ms',
  easeOut: 'cubic-bezier(0.2, 0, 0, 1)',
} as const
