/** What Chromatic can be asked to pretend, for a whole build: it takes no media features inside a mode. */
const MEDIA = {
  'forced-colors': { forcedColors: 'active' },
  'reduced-motion': { prefersReducedMotion: 'reduce' },
} as const

const WIDTHS = { 1280: 1280, 320: 320, '1280 at 200 %': 640 } as const
const HEIGHT = '800px'

/** The windows a reviewer can choose in the toolbar; 640 px are what 200 % leaves of 1280. */
export const reviewViewports = Object.fromEntries(
  Object.entries(WIDTHS).map(([name, width]) => [
    `width-${width}`,
    { name, styles: { width: `${width}px`, height: HEIGHT } },
  ]),
)

/** Chromatic's parameters for one build: its widths as modes, and the medium that `STORYBOOK_MEDIA` names, if any. */
export function reviewModes(media: string | undefined) {
  const pretended = Object.entries(MEDIA).find(([name]) => name === media)
  if (media !== undefined && pretended === undefined)
    throw new Error(`STORYBOOK_MEDIA is ${media}, and may be ${Object.keys(MEDIA).join(' or ')}.`)
  return {
    modes: Object.fromEntries(Object.entries(WIDTHS).map(([name, viewport]) => [name, { viewport }])),
    ...pretended?.[1],
  }
}
