import { calmly, focusRingInset } from '../../theme/focus-ring.css'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const itemList = style({ display: 'flex', flexDirection: 'column' })
export const item = style({
  ...calmly('background-color'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.control.height,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:has(a[data-hovered])': { background: vars.color.cardHover },
    '&:last-child': { paddingBlockEnd: vars.space.xs },
  },
})
export const leading = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' })
export const body = style({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' })
export const title = style({ fontWeight: vars.font.weight.strong })
export const detail = style({ color: vars.color.textQuiet })
/** Over the stretched link, so that what is in it can be pressed. */
export const trailing = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.s,
})
export const wholeLink = style({
  color: 'inherit',
  textDecorationLine: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.small },
    '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    '&[data-focus-visible]::after': focusRingInset,
  },
})
