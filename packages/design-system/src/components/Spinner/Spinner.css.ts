import { keyframes } from '@vanilla-extract/css'
import { media } from '../../theme/media'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.m,
  color: vars.color.textQuiet,
})
/** Without motion the broken ring still reads as waiting, and the words say it. */
export const ring = style({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `3px solid ${vars.color.line}`,
  borderBlockStartColor: vars.color.action,
  borderRadius: vars.radius.full,
  '@media': {
    [media.calm]: { animation: `${turn} 900ms linear infinite` },
    [media.forcedColors]: { borderColor: 'GrayText', borderBlockStartColor: 'Highlight' },
  },
})
