import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const frame = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 })

/** Edged like any control, since it is one. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  overflow: 'auto',
  padding: vars.space.xs,
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  outline: 'none',
  scrollPaddingBlock: vars.space.xs,
  overflowWrap: 'anywhere',
})

export const section = style({
  display: 'grid',
  gap: vars.space.hair,
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.xs,
      paddingBlockStart: vars.space.xs,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
})

export const sectionHeader = style({
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
})
