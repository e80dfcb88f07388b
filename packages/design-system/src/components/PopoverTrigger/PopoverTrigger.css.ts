import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s,
  inlineSize: 'max-content',
  maxInlineSize: 'min(24rem, calc(100vw - 1rem))',
  padding: vars.space.l,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  outline: 'none',
})

export const title = style({
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.lineHeight.tight,
})
