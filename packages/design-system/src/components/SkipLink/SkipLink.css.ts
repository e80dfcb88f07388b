import { focusRing } from '../../theme/focus-ring.css'
import { style } from '../../theme/component-style'
import { notPrinted } from '../../theme/media'
import { vars } from '../../theme/vars.css'

/** Out of sight until it has focus. */
export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.s,
  insetInlineStart: vars.space.s,
  zIndex: 100,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.height,
  paddingInline: vars.space.l,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  boxShadow: vars.elevation.overlay,
  color: vars.color.link,
  fontWeight: vars.font.weight.strong,
  '@media': notPrinted,
  selectors: {
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    '&:focus': focusRing,
  },
})
