import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const closedBetaBadge = style({
  display: 'inline-block',
  paddingInline: vars.space.s,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: vars.color.current,
  color: vars.color.onCurrent,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.body,
  whiteSpace: 'nowrap',
})
