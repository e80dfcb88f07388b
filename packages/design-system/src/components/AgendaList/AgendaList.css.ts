import { recipe, style } from '../../theme/component-style'
import { calmly, focusRingInset } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'
import { eventColors } from '../TimeGrid/parts/event-colors'

/** Where a line has no room for time, title and state beside one another, they stand below one another. */
const narrow = '(max-width: 34rem)'

export const agenda = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  minInlineSize: 0,
})

export const empty = style({
  padding: vars.space.xl,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  color: vars.color.textQuiet,
  textAlign: 'center',
})

export const daySection = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  selectors: {
    // Days far from the window cost nothing until they come near; they stay in the outline.
    '[data-long] > &': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 12rem' },
  },
})

export const dayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.m}`,
})

export const quiet = style({ color: vars.color.textQuiet, fontSize: vars.font.size.s })

export const freeDays = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.m}`,
  color: vars.color.textQuiet,
})

export const partSection = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s })

export const entryList = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.elevation.card,
  overflow: 'hidden',
})

export const entry = recipe({
  base: {
    ...calmly('background-color'),
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '9.5rem minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"time body status actions"',
    alignItems: 'center',
    columnGap: vars.space.m,
    minBlockSize: vars.control.height,
    paddingBlock: vars.space.s,
    paddingInline: `calc(${vars.space.l} + 4px) ${vars.space.m}`,
    selectors: {
      'li:not(:first-child) > &': { borderBlockStart: `1px solid ${vars.color.line}` },
      '&:has([data-hovered])': { background: vars.color.cardHover },
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: vars.space.s,
        insetInlineStart: vars.space.s,
        borderInlineStart: '4px solid var(--bar)',
        borderRadius: vars.radius.small,
      },
    },
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"time actions" "body actions" "status actions"',
        rowGap: vars.space.xs,
      },
    },
  },
  variants: {
    color: eventColors(({ bar }) => ({ vars: { '--bar': bar } })),
    look: {
      solid: {},
      tentative: { selectors: { '&::before': { borderInlineStartStyle: 'dashed', borderRadius: 0 } } },
      muted: { vars: { '--bar': vars.color.controlBorder } },
      done: {},
    },
  },
})

export const time = style({
  gridArea: 'time',
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.font.size.s,
  color: vars.color.textQuiet,
  selectors: { '[aria-current] &': { color: vars.color.text, fontWeight: vars.font.weight.strong } },
})

export const nowWord = style({ display: 'block' })

export const body = style({ gridArea: 'body', minInlineSize: 0, overflowWrap: 'break-word' })

/** It leads to the event from anywhere on its line. */
export const eventButton = style({
  ...calmly('text-decoration-color'),
  minBlockSize: vars.control.minimum,
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  fontWeight: vars.font.weight.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    'button&': {
      cursor: 'pointer',
      textDecorationLine: 'underline',
      textDecorationColor: vars.color.controlBorder,
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
    },
    'button&::after': { content: '', position: 'absolute', inset: 0 },
    '&[data-hovered]': { textDecorationColor: 'currentcolor' },
    '&[data-focus-visible]::after': { ...focusRingInset, borderRadius: vars.radius.card },
    '&[data-look=muted]': { color: vars.color.textQuiet, textDecorationLine: 'line-through' },
    '&[data-look=done]::before': { content: '"✓ " / ""' },
  },
})

export const detail = style({ color: vars.color.textQuiet, fontSize: vars.font.size.s })
export const status = style({
  gridArea: 'status',
  justifySelf: 'end',
  '@container': { [narrow]: { justifySelf: 'start' } },
})
/** Above the line's own press. */
export const actionsPlace = style({ gridArea: 'actions', position: 'relative', zIndex: 1 })

export const nowMarker = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInline: `${vars.space.s} ${vars.space.m}`,
  paddingBlock: vars.space.xs,
  color: vars.color.error,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::before': {
      content: '',
      flex: 'none',
      border: '5px solid currentcolor',
      borderRadius: vars.radius.full,
    },
    '&::after': { content: '', flex: 1, borderBlockStart: '2px solid currentcolor' },
    'li:not(:first-child) > &': { borderBlockStart: `1px solid ${vars.color.line}` },
  },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})
