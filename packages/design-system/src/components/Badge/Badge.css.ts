import { recipe } from '../../theme/component-style'
import { toneVariants } from '../../theme/tones'
import { vars } from '../../theme/vars.css'

/** As wide as high for one figure; the border shows where colours are forced. */
export const badge = recipe({
  base: {
    display: 'inline-block',
    minInlineSize: '1.5rem',
    paddingInline: '0.375rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.6,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  variants: { tone: toneVariants },
  defaultVariants: { tone: 'neutral' },
})
