import { style } from '../../theme/component-style'
import { focusRingInset } from '../../theme/focus-ring.css'
import { vars } from '../../theme/vars.css'

const gutter = '4.5rem'
export const headerHeight = '3.25rem'
export const resourceHeight = '2.5rem'
/** Two rows make an hour of 52 px; each is a target of its own, so none is under 24 px. */
export const slotHeight = '1.625rem'
/** How much of the top stays while the rest scrolls. */
const stuckHeight = `calc(${headerHeight} + var(--resource-rows) * ${resourceHeight} + var(--stuck-lanes) * ${slotHeight})`
const leastDay = '7.5rem'
const columns = `${gutter} repeat(var(--columns), minmax(${leastDay}, 1fr))`

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.elevation.card,
  overflow: 'hidden',
  selectors: { '&:has([role=grid]:focus-visible)': { borderColor: vars.color.controlBorder } },
})

export const grid = style({
  isolation: 'isolate',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Never taller than the window: what is focused can always be brought into view.
  maxBlockSize: 'max(20rem, calc(100dvh - 2rem))',
  scrollPadding: `calc(${stuckHeight} + 0.75rem) 0.75rem 0.75rem calc(${gutter} + 0.75rem)`,
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-dragging]': { cursor: 'grabbing', userSelect: 'none' } },
})

/** One line of cells, as wide as all others. */
export const rowOfCells = {
  display: 'grid',
  gridTemplateColumns: columns,
  minInlineSize: `calc(${gutter} + var(--columns) * ${leastDay})`,
} as const

export const row = style({ ...rowOfCells, blockSize: slotHeight })

export const rowHeader = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 4,
  background: vars.color.card,
  color: vars.color.textQuiet,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'end',
})

export const hourLabel = style({
  position: 'absolute',
  insetBlockStart: '-0.5rem',
  insetInlineEnd: '0.625rem',
  selectors: { '[data-first-row] &': { insetBlockStart: '0.25rem' } },
})

export const cell = style({
  position: 'relative',
  minInlineSize: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-day-start]': { borderInlineStartColor: vars.color.controlBorder },
    '[data-hour]:not([data-first-row]) > &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&[data-closed]': { background: vars.color.canvas },
    '&[data-absent]': {
      background: `repeating-linear-gradient(135deg, ${vars.color.line} 0 1px, ${vars.color.canvas} 1px 7px)`,
    },
    '&[data-creates]': { cursor: 'pointer' },
    '&[data-creates]:hover:not(:has(:hover))': { background: vars.color.cardHover },
    '&:focus': { outline: 'none' },
    // Drawn above the events, which would hide an outline of the cell itself.
    '&:focus-visible::after': {
      ...focusRingInset,
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 3,
      borderRadius: vars.radius.small,
      pointerEvents: 'none',
    },
  },
  // Forced colours take backgrounds away; the hatching is drawn where no words stand.
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-closed]::before, &[data-absent]::before': {
          content: '',
          position: 'absolute',
          inset: 0,
          forcedColorAdjust: 'none',
          background: 'repeating-linear-gradient(135deg, GrayText 0 1px, Canvas 1px 9px)',
          pointerEvents: 'none',
        },
      },
    },
  },
})

/** In one line at the top of its slot; events lie over it. */
export const slotNote = style({
  position: 'absolute',
  insetInlineStart: '0.375rem',
  insetBlockStart: '0.25rem',
  maxInlineSize: 'calc(100% - 0.75rem)',
  overflow: 'hidden',
  color: vars.color.textQuiet,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  // The hatching of closed times lies under it then.
  '@media': { '(forced-colors: active)': { background: 'Canvas' } },
})

export const nowLine = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockStart: `calc(var(--top) * ${slotHeight} - 1px)`,
  borderBlockStart: `2px solid ${vars.color.error}`,
  pointerEvents: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '-5px',
      insetBlockStart: '-6px',
      border: `5px solid ${vars.color.error}`,
      borderRadius: vars.radius.full,
    },
  },
})

export const empty = style({
  position: 'absolute',
  insetInline: gutter,
  insetBlockStart: '45%',
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - ${gutter} - 2rem)`,
  padding: `${vars.space.s} ${vars.space.l}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  color: vars.color.textQuiet,
  boxShadow: vars.elevation.card,
  pointerEvents: 'none',
})

export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
