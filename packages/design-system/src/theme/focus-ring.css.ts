import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './vars.css'

/** The ring that says where the keyboard is: 3 px, 2 px away, and an outline that forced colours keep. */
export const focusRing = {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} satisfies StyleRule

/** The same ring drawn inside, where there is no room around. */
export const focusRingInset = { ...focusRing, outlineOffset: '-3px' } satisfies StyleRule

/** Transitions only for those who did not ask for less motion. */
export const calmly = (properties: string): StyleRule => ({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transitionProperty: properties,
      transitionDuration: vars.motion.quick,
      transitionTimingFunction: vars.motion.easeOut,
    },
  },
})
