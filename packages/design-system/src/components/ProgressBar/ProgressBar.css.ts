import { keyframes } from '@vanilla-extract/css'
import { media } from '../../theme/media'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

export const measured = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 })

/** The words above the track: what it is at the start, how much at the end. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.l}`,
  minInlineSize: 0,
})
export const label = style({
  minInlineSize: 0,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
})
export const amount = style({ color: vars.color.textQuiet, fontVariantNumeric: 'tabular-nums' })

export const track = style({
  position: 'relative',
  blockSize: '0.75rem',
  overflow: 'clip',
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
})

export const fill = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: vars.color.action,
  '@media': {
    [media.calm]: {
      transitionProperty: 'inline-size',
      transitionDuration: vars.motion.calm,
      transitionTimingFunction: vars.motion.easeOut,
    },
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
})

const stripes = (color: string) => `repeating-linear-gradient(135deg, ${color} 0 8px, transparent 8px 16px)`

/** How much is left is not known: a bar that passes by, or still stripes for those who asked for less motion. */
export const unknown = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  background: stripes(vars.color.action),
  '@media': {
    [media.calm]: {
      inlineSize: '40%',
      borderRadius: vars.radius.full,
      background: vars.color.action,
      animation: `${pass} 1.4s ease-in-out infinite`,
    },
    [media.forcedColors]: { background: stripes('Highlight'), forcedColorAdjust: 'none' },
  },
})
