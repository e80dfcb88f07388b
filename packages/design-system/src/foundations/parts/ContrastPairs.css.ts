import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const pairs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s })

export const pair = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInlineEnd: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
})

/** The two colours as they meet: words for what is read, a shape for what is seen. */
export const meeting = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '2.5rem',
  fontWeight: vars.font.weight.strong,
  forcedColorAdjust: 'none',
})

export const shape = style({
  inlineSize: '1.5rem',
  blockSize: '1rem',
  border: '3px solid',
  borderRadius: vars.radius.small,
})

export const swatch = style({
  flex: 'none',
  inlineSize: '4rem',
  blockSize: '3rem',
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
})

/** As many roles beside one another as fit. */
export const roleGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.l,
})
