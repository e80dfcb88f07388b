import { calmly, focusRing } from '../../theme/focus-ring.css'
import { style } from '../../theme/component-style'
import { surface } from '../Card/Card.css'
import { vars } from '../../theme/vars.css'

export const stat = style({
  ...surface,
  ...calmly('background-color'),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.xl,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:has(a[data-hovered])': { background: vars.color.cardHover } },
})
export const label = style({ color: vars.color.textQuiet, fontWeight: vars.font.weight.medium })
export const value = style({
  fontSize: vars.font.size['2xl'],
  fontWeight: vars.font.weight.heading,
  letterSpacing: '-0.01em',
  lineHeight: vars.font.lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const note = style({ color: vars.color.textQuiet })

/** The whole surface leads on, while the name stays the label. */
export const wholeLink = style({
  color: 'inherit',
  textDecorationLine: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    '&[data-focus-visible]::after': focusRing,
  },
})
