import { breakpoints, fontSize, fontWeight, radius, roles, space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** A sheet of paper is always wide enough for the columns. */
const asCards = (rule: object) => ({
  '@media': { [`screen and (max-width: ${breakpoints.tablet - 0.02}px)`]: rule },
})

export const lines = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...asCards({ display: 'block' }),
})

export const equalColumns = style({ tableLayout: 'fixed' })

/** Out of sight among cards, whose cells carry their labels. */
export const head = style(
  asCards({
    display: 'block',
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
)

/** Cards take the whole width. */
export const body = style(asCards({ display: 'block' }))

export const columnHeader = style({
  padding: space.s,
  borderBlockEnd: `1px solid ${roles.line}`,
  color: roles.textQuiet,
  fontSize: fontSize.s,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
})

/** One service; it stands on one page. */
export const line = style({
  '@media': {
    print: { breakInside: 'avoid' },
    ...asCards({
      display: 'block',
      padding: space.s,
      border: `1px solid ${roles.line}`,
      borderRadius: radius.control,
      selectors: { '& + &': { marginBlockStart: space.m } },
    })['@media'],
  },
})

export const cell = style({
  padding: space.s,
  borderBlockEnd: `1px solid ${roles.line}`,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  verticalAlign: 'baseline',
  ...asCards({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.l,
    paddingBlock: space.xs,
    border: 0,
    textAlign: 'end',
  }),
})

/** What names a row stays in one line. */
export const day = style({ whiteSpace: 'nowrap' })

/** Units and money. */
export const amount = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** The column's heading, in a card. */
export const cellLabel = style({
  display: 'none',
  color: roles.textQuiet,
  fontSize: fontSize.s,
  textAlign: 'start',
  ...asCards({ display: 'inline' }),
})
