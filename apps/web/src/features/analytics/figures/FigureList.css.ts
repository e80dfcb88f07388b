import { fontSize, fontWeight, lineHeight, roles, space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Clips the outer lines of the cells. */
export const frame = style({ overflow: 'hidden' })

/** A grid of cells with a hairline between them, for any number of columns. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  margin: '0 -1px -1px 0',
})

export const figure = style({
  position: 'relative',
  display: 'grid',
  // The subgrid aligns the numbers of a row, with labels of one line or two.
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: space.xs,
  minInlineSize: 0,
  padding: space.xl,
  borderBlockEnd: `1px solid ${roles.line}`,
  borderInlineEnd: `1px solid ${roles.line}`,
  overflowWrap: 'anywhere',
})

/** Leaves space for the button at the end of the line. */
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

/** Words in place of the number. */
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
