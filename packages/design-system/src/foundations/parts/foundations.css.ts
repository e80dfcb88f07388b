import { calmly, focusRing } from '../../theme/focus-ring.css'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** What the pages draw tokens with; none of it is part of the package. */
export const bar = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: '1.25rem',
  borderRadius: '2px',
  background: vars.color.action,
  forcedColorAdjust: 'none',
})

export const target = style({
  border: `2px dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.current,
})

export const plate = style({
  inlineSize: '8rem',
  blockSize: '4rem',
  border: `1px solid ${vars.color.controlBorder}`,
  background: vars.color.card,
})

export const track = style({ inlineSize: '8rem', paddingBlock: vars.space.xs })

export const dot = style({
  ...calmly('margin-inline-start'),
  display: 'block',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
  background: vars.color.action,
  forcedColorAdjust: 'none',
})

export const ring = style({
  ...focusRing,
  display: 'inline-block',
  padding: vars.space.xs,
  borderRadius: vars.radius.small,
})
