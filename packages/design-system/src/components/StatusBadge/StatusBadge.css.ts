import { media } from '../../theme/media'
import { recipe, style } from '../../theme/component-style'
import { toneVariants } from '../../theme/tones'
import { vars } from '../../theme/vars.css'

export const statusBadge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    paddingBlock: '0.0625rem',
    paddingInline: '0.5625rem 0.625rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.lineHeight.body,
    whiteSpace: 'nowrap',
  },
  variants: { tone: toneVariants },
  defaultVariants: { tone: 'neutral' },
})

export const dot = style({
  flex: 'none',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
