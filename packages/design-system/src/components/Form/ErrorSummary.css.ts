import { focusRing } from '../../theme/focus-ring.css'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const summary = style({
  display: 'flex',
  gap: vars.space.m,
  padding: vars.space.l,
  border: `1px solid ${vars.color.onBad}`,
  borderRadius: vars.radius.control,
  background: vars.color.bad,
  color: vars.color.onBad,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible, &:focus': focusRing },
})

export const summaryIcon = style({ flexShrink: 0, marginBlockStart: vars.space.hair })

export const summaryTitle = style({ fontWeight: vars.font.weight.strong })

export const summaryList = style({
  margin: 0,
  marginBlockStart: vars.space.xs,
  paddingInlineStart: vars.space.xl,
})

export const summaryLink = style({
  display: 'inline-block',
  // The mark before it stands beside its first line.
  verticalAlign: 'top',
  minBlockSize: vars.control.minimum,
  color: 'inherit',
  textUnderlineOffset: '0.2em',
})
