import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const emptyState = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space['3xl'],
  paddingInline: vars.space.l,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'center',
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  marginBlockEnd: vars.space.xs,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: vars.color.current,
  color: vars.color.onCurrent,
})
export const title = style({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.heading })
export const body = style({ maxInlineSize: '46ch', color: vars.color.textQuiet, textWrap: 'balance' })
export const action = style({ marginBlockStart: vars.space.s })
