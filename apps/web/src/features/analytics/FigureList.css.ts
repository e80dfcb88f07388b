import { fontSize, fontWeight, lineHeight, roles, space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Clips what of the lines between cells would stand at its edges. */
export const frame = style({ overflow: 'hidden' })

/** Cells of one surface, with a hairline between them however many fit beside one another. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  margin: '0 -1px -1px 0',
})

export const figure = style({
  position: 'relative',
  display: 'grid',
  // Names of one line and of two leave the numbers of a row level.
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: space.xs,
  minInlineSize: 0,
  padding: space.xl,
  borderBlockEnd: `1px solid ${roles.line}`,
  borderInlineEnd: `1px solid ${roles.line}`,
  overflowWrap: 'anywhere',
})

/** Keeps clear of the button at the end of its line. */
export const label = style({
  paddingInlineEnd: space['2xl'],
  color: roles.textQuiet,
  fontWeight: fontWeight.medium,
})

export const value = style({
  margin: 0,
  fontSize: fontSize['2xl'],
  fontWeight: fontWeight.heading,
  letterSpacing: '-0.01em',
  lineHeight: lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
})

/** Where words stand for the number. */
export const inWords = style({ fontSize: fontSize.body, lineHeight: 1.9, letterSpacing: 0 })

export const comparison = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })
export const change = style({ display: 'block', fontWeight: fontWeight.medium })
export const before = style({
  display: 'block',
  color: roles.textQuiet,
  fontSize: fontSize.s,
  textWrap: 'balance',
})
export const about = style({ margin: 0 })
export const corner = style({ position: 'absolute', insetBlockStart: space.m, insetInlineEnd: space.m })
