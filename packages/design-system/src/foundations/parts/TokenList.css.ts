import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.xl}`,
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  selectors: { '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 } },
})
export const sample = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
})
export const name = style({
  fontFamily: vars.font.family,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
})
