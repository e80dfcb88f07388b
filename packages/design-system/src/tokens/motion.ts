/** Durations and easing; every use stands inside `prefers-reduced-motion: no-preference`. */
export const motion = {
  quick: '120ms',
  calm: '200ms',
  easeOut: 'cubic-bezier(0.2, 0, 0, 1)',
} as const

/** What each is for. Nothing moves while the person types, and nothing at all where reduced motion is requested. */
export const motionReasons: Readonly<Record<keyof typeof motion, string>> = {
  quick: 'What answers a pointer or a key: a colour, a menu. Felt as at once.',
  calm: 'What comes over the page or goes away: a dialog, a drawer, a toast. Long enough to see where it came from.',
  easeOut: 'Starts fast and comes to rest, so that the answer is there early.',
}
