import { style } from '../../theme/component-style'
import { focusRing } from '../../theme/focus-ring.css'
import { vars } from '../../theme/vars.css'

/** Months side by side where there is room, one under the other where there is none. */
export const months = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xl })

export const monthGrid = style({ inlineSize: '18.5rem', maxInlineSize: '100%' })

export const grid = style({ inlineSize: '100%', tableLayout: 'fixed' })

export const monthRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  marginBlockEnd: vars.space.xs,
})

export const month = style({
  flex: 1,
  minBlockSize: vars.control.height,
  alignContent: 'center',
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
})

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
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
})

export const weekday = style({
  color: vars.color.textQuiet,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  padding: 0,
  paddingBlock: vars.space.xs,
  overflow: 'hidden',
})

export const day = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
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
    '&[data-focus-visible]': { ...focusRing, zIndex: 1 },
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

/** A day between the first and the last one chosen belongs to a band. */
export const rangeDay = style({
  selectors: {
    '&[data-selected]:not([data-selection-start]):not([data-selection-end])': {
      borderRadius: 0,
      background: vars.color.current,
      boxShadow: `0 0 0 1px ${vars.color.current}`,
      color: vars.color.onCurrent,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]:not([data-selection-start]):not([data-selection-end])': {
          background: 'Canvas',
          borderBlockColor: 'Highlight',
          boxShadow: 'none',
          color: 'CanvasText',
        },
      },
    },
  },
})
