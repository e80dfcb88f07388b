import { calmly, focusRingInset } from '../../theme/focus-ring.css'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** Where a line has no room for three things beside one another, its end goes below. */
const narrow = '(max-width: 24rem)'

/** One grid for all lines, so that what leads them lines up. */
export const itemList = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  containerType: 'inline-size',
})
export const item = style({
  ...calmly('background-color'),
  position: 'relative',
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minBlockSize: vars.control.height,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:has(a[data-hovered])': { background: vars.color.cardHover },
    '&:last-child': { paddingBlockEnd: vars.space.xs },
  },
})
export const leading = style({
  gridColumn: 1,
  paddingInlineEnd: vars.space.m,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const body = style({ gridColumn: 2, minInlineSize: 0, overflowWrap: 'break-word' })
export const title = style({ fontWeight: vars.font.weight.strong })
export const detail = style({ color: vars.color.textQuiet })
export const trailing = style({
  gridColumn: 3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  paddingInlineStart: vars.space.m,
  '@container': {
    [narrow]: {
      gridColumn: 2,
      gridRow: 2,
      justifyContent: 'flex-start',
      paddingInlineStart: 0,
      paddingBlockStart: vars.space.xs,
    },
  },
})
/** Lies over the link that covers the line. */
export const actions = style({ position: 'relative' })
export const chevron = style({ gridColumn: 3, paddingInlineStart: vars.space.m })
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
