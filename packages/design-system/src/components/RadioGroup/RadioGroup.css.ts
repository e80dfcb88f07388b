import { recipe, style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** Fed by RADIO_ORIENTATIONS. */
export const options = recipe({
  base: { display: 'flex', columnGap: vars.space['2xl'] },
  variants: { orientation: { vertical: { flexDirection: 'column' }, horizontal: { flexWrap: 'wrap' } } },
  defaultVariants: { orientation: 'vertical' },
})

export const round = style({ borderRadius: vars.radius.full })

export const dot = style({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: vars.radius.full,
  background: 'currentColor',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'HighlightText' } },
})
