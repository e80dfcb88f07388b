import { focusRing } from '../../theme/focus-ring.css'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const panel = style({ padding: vars.space.m, overflow: 'auto', outline: 'none' })

export const monthRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  marginBlockEnd: vars.space.xs,
})

export const month = style({ fontWeight: vars.font.weight.strong })

export const pageButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.height,
  blockSize: vars.control.height,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.actionText,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.cardHover },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
  },
})

export const weekday = style({
  color: vars.color.textQuiet,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  paddingBlock: vars.space.xs,
})

export const day = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  inlineSize: 'min(2.5rem, 12vw)',
  blockSize: `calc(${vars.control.height} - ${vars.space.xs})`,
  margin: '1px',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': { background: vars.color.cardHover },
    '&[data-today]': { fontWeight: vars.font.weight.heading, color: vars.color.actionText },
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '0.3rem',
      inlineSize: '1rem',
      borderBlockEnd: '2px solid currentColor',
    },
    '&[data-selected]': { background: vars.color.action, color: vars.color.onAction },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled], &[data-unavailable]': {
      color: vars.color.textQuiet,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
      },
    },
  },
})
