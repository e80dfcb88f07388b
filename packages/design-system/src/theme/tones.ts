import type { StyleRule } from '@vanilla-extract/css'
import type { Tone } from './tone-names'
import { vars } from './vars.css'

/** The tint and ink of each tone, as variants of a recipe. */
export const toneVariants = {
  info: { background: vars.color.info, color: vars.color.onInfo },
  good: { background: vars.color.good, color: vars.color.onGood },
  wait: { background: vars.color.wait, color: vars.color.onWait },
  bad: { background: vars.color.bad, color: vars.color.onBad },
  neutral: { background: vars.color.neutral, color: vars.color.onNeutral },
} satisfies Record<Tone, StyleRule>
