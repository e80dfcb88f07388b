import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const tooltip = style({
  maxInlineSize: 'min(20rem, calc(100vw - 1rem))',
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: vars.color.text,
  color: vars.color.card,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
  boxShadow: vars.elevation.overlay,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transitionProperty: 'opacity',
      transitionDuration: vars.motion.quick,
    },
  },
})
