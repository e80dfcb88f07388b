import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** It takes as much room as the button that clears, so that the first letter moves nothing. */
export const shortcutKey = style({
  minInlineSize: '1.5rem',
  marginInlineStart: vars.space.xs,
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.xs,
  textAlign: 'center',
})
