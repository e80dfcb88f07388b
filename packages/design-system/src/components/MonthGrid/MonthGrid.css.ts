import { recipe, style } from '../../theme/component-style'
import { calmly, focusRing, focusRingInset } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'
import { eventColors } from '../TimeGrid/parts/event-colors'
import { MOST_LINES } from './model/month-model'

/** A line is a target of its own, so it is never under 24 px. */
const line = vars.control.minimum
const columns = 'repeat(7, minmax(0, 1fr))'

export const frame = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
})

export const grid = style({
  isolation: 'isolate',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.elevation.card,
  overflow: 'hidden',
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
})

export const header = style({
  display: 'grid',
  gridTemplateColumns: columns,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const columnHeader = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '[data-narrow] &': { paddingInline: 0, fontSize: vars.font.size.xs, textAlign: 'center' },
  },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: columns,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` } },
})

export const cell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: vars.space.xs,
  selectors: {
    '&:not(:first-child)': { borderInlineStart: `1px solid ${vars.color.line}` },
    '&[data-outside]': { color: vars.color.textQuiet },
    '&[data-outside], &[data-closed]': { background: vars.color.canvas },
    '&[data-creates]': { cursor: 'pointer' },
    '&[data-creates]:hover:not(:has([data-stop]:hover))': { background: vars.color.cardHover },
    '&[aria-selected=true]': { background: vars.color.current, color: vars.color.onCurrent },
    '[data-narrow] &': { alignItems: 'center', minBlockSize: '3.75rem', paddingInline: 0 },
    // Drawn above the lines, which would hide an outline of the day itself.
    '&:has([data-stop^="day:"]:focus-visible)::after': {
      ...focusRingInset,
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 4,
      borderRadius: vars.radius.small,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const dayHead = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 })

export const dayNumber = style({
  flex: 'none',
  minInlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weight.strong,
  lineHeight: '1.75rem',
  textAlign: 'center',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '[data-outside] &': { fontWeight: vars.font.weight.regular },
    '&:hover': { background: vars.color.current, color: vars.color.onCurrent },
    '&[aria-current]': {
      background: vars.color.action,
      color: vars.color.onAction,
      fontWeight: vars.font.weight.heading,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { outline: '2px solid', outlineOffset: '1px' } },
    },
  },
})

export const note = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textQuiet,
  fontSize: vars.font.size.xs,
})

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: line,
  rowGap: vars.space.hair,
  minBlockSize: `calc(${MOST_LINES} * (${line} + ${vars.space.hair}))`,
})

export const more = style({
  ...calmly('background-color'),
  gridRow: 'var(--line)',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  color: vars.color.textQuiet,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  lineHeight: line,
  cursor: 'pointer',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.cardHover, color: vars.color.text },
    '&:focus-visible': { ...focusRing, outlineOffset: 0 },
  },
})

export const dots = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
})

export const dot = recipe({
  base: { borderWidth: '3px', borderStyle: 'solid', borderRadius: vars.radius.full },
  variants: { color: eventColors(({ bar }) => ({ borderColor: bar })) },
})

export const count = style({
  flexBasis: '100%',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
})

export const empty = style({ color: vars.color.textQuiet, textAlign: 'center' })

export const chosenDay = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
})

export const chosenActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s })
