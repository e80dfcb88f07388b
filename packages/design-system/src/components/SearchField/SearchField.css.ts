import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const shortcutKey = style({
  minInlineSize: '1.5rem',
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.xs,
  textAlign: 'center',
})
