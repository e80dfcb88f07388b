import { createVar } from '@vanilla-extract/css'
import { focusRing } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'
import { surface } from '../Card/Card.css'

/** The ink of each pattern; a custom property, so that forced colours can replace it inside drawings too. */
export const chartInk = {
  solid: createVar(),
  diagonal: createVar(),
  dots: createVar(),
  horizontal: createVar(),
  grid: createVar(),
  vertical: createVar(),
}
export const chartPaper = createVar()

export const chartFrame = style({
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Beside a higher chart its rows stay together, so that both begin on one line.
  alignContent: 'start',
  gap: vars.space.l,
  minInlineSize: 0,
  padding: vars.space.xl,
  containerType: 'inline-size',
  vars: {
    [chartPaper]: vars.color.card,
    [chartInk.solid]: vars.color.action,
    [chartInk.diagonal]: vars.color.link,
    [chartInk.dots]: vars.color.onWait,
    [chartInk.horizontal]: vars.color.onBad,
    [chartInk.grid]: vars.color.onNeutral,
    [chartInk.vertical]: vars.color.onGood,
  },
  '@media': {
    [media.forcedColors]: {
      vars: {
        [chartPaper]: 'Canvas',
        ...Object.fromEntries(Object.values(chartInk).map((ink) => [ink, 'CanvasText'])),
      },
    },
  },
})

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.m}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
/** As high as the title's line, its words ending where the drawing ends. */
export const action = style({ marginBlock: '-0.375rem', marginInline: `calc(-1 * ${vars.space.l})` })
export const titleBox = style({ display: 'flex', gap: vars.space.s, minInlineSize: 0 })
/** As high as one line of the title, at the end of the first. */
export const titleActions = style({ display: 'flex', flex: 'none', marginBlock: '-0.375rem' })
export const summary = style({
  gridRow: 2,
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
  maxInlineSize: vars.font.measure,
  color: vars.color.textQuiet,
})

/** The patterns are drawn from here; it must not be `display: none`, or they would be gone. */
export const defs = style({ position: 'absolute', inlineSize: 0, blockSize: 0 })

/** As high as the drawing, whatever stands in it, so that nothing jumps. */
export const stage = style({ position: 'relative', isolation: 'isolate', minInlineSize: 0 })
/** Over the reader, that its links can be pressed; all the rest of it lets the pointer through. */
export const drawing = style({ position: 'relative', zIndex: 1, overflow: 'hidden', pointerEvents: 'none' })
export const area = style({ pointerEvents: 'auto' })
export const areaLink = style({ display: 'block', blockSize: '100%', cursor: 'pointer' })
export const reader = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.small,
  outline: 'none',
  overflow: 'hidden',
  selectors: { '&:focus-visible': focusRing },
})
export const point = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** The value that is being read, for sighted users; its line is always reserved. */
export const readout = style({
  minBlockSize: '1.5em',
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const readoutHint = style({
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.xl}`,
})
export const legendItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const swatch = style({ flex: 'none', inlineSize: '2rem', blockSize: '1rem' })
