import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** Figures far enough apart to be compared with a message one by one; as wide as the code is long. */
export const codeInput = style({
  maxInlineSize: '100%',
  paddingInline: vars.space.l,
  paddingBlock: vars.space.xs,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.medium,
  letterSpacing: '0.35em',
})
