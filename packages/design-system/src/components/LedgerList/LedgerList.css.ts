import { media } from '../../theme/media'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const ledger = style({ inlineSize: '100%', fontVariantNumeric: 'tabular-nums' })
export const columnHeader = style({
  paddingBlock: vars.space.s,
  paddingInline: 0,
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
})
export const entry = style({ borderBlockStart: `1px solid ${vars.color.line}` })
export const totalRow = style({
  borderBlockStart: `2px solid ${vars.color.text}`,
  fontWeight: vars.font.weight.heading,
})
export const cell = style({
  paddingBlock: vars.space.m,
  paddingInlineStart: 0,
  paddingInlineEnd: vars.space.l,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
})
export const money = style({
  paddingBlock: vars.space.m,
  paddingInline: 0,
  textAlign: 'end',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  selectors: { '& + &': { paddingInlineStart: vars.space.l } },
})
/** The running balance gives way on phones; the total says where it ends. */
export const balance = style({
  '@media': { [media.belowTablet]: { display: 'none' } },
})
export const date = style({
  display: 'block',
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
})
/** No taller than the lines beside it. */
export const actions = style({
  inlineSize: '1%',
  paddingBlock: vars.space.xs,
  // In forced colours the menu has a border, which must not touch the amount.
  paddingInlineStart: vars.space.s,
  paddingInlineEnd: 0,
  textAlign: 'end',
  verticalAlign: 'top',
})
