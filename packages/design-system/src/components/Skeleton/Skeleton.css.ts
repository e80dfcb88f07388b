import { keyframes } from '@vanilla-extract/css'
import { media } from '../../theme/media'
import { recipe, style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

const appear = keyframes({ from: { opacity: 0 } })
const breathe = keyframes({ '50%': { opacity: 0.55 } })

/** Nothing is seen before 150 ms, so that what is quick never flashes. */
export const skeleton = style({
  display: 'grid',
  gap: vars.space.m,
  animation: `${appear} 1ms linear 150ms backwards`,
})

export const shapes = recipe({
  base: {
    background: vars.color.neutral,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    maxInlineSize: '100%',
    '@media': {
      [media.calm]: { animation: `${breathe} 1.6s ease-in-out infinite` },
      [media.forcedColors]: { borderColor: 'GrayText' },
    },
  },
  variants: {
    shape: {
      line: { blockSize: '1em' },
      row: { blockSize: vars.control.height, borderRadius: vars.radius.control },
      block: { blockSize: '8rem', borderRadius: vars.radius.card },
    },
  },
})
