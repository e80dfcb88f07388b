import { asCards } from './parts/as-cards'
import { calmly, focusRingInset } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { recipe, style } from '../../theme/component-style'
import { surface } from '../Card/Card.css'
import type { StyleRule } from '@vanilla-extract/css'
import { selectedEdge } from '../../theme/selected-edge'
import { vars } from '../../theme/vars.css'

const withCards = (rule: object) => ({ '@container': { [asCards]: rule } })

/** What is no fact has a line of a card to itself. */
const fullLine = {
  gridColumn: '1 / -1',
  inlineSize: 'auto',
  paddingInlineEnd: vars.space.xs,
} satisfies StyleRule

/** The box has the row's whole height; its edge shows what is selected. */
const sideCell = { paddingBlock: 0, paddingInline: vars.space.xs, inlineSize: '3.75rem' } satisfies StyleRule

/** What the keyboard comes to must not be under the head that stays in sight. */
const belowHead = { scrollMarginBlockStart: '3.5rem' } satisfies StyleRule

export const container = style({ containerType: 'inline-size', minInlineSize: 0 })

export const frame = recipe({
  base: { ...surface, paddingInline: vars.space.s },
  variants: {
    cards: {
      yes: withCards({ background: 'none', border: 0, boxShadow: 'none', padding: 0 }),
      no: {},
    },
  },
})

/** What the rows scroll in, where they do; among cards the page scrolls, unless the table has a height. */
export const scroller = recipe({
  // What is hidden inside the boxes stays inside what scrolls.
  base: { position: 'relative' },
  variants: {
    scrolls: { no: {}, sideways: { overflowX: 'auto' }, both: { overflow: 'auto' } },
    cards: { yes: withCards({ overflowX: 'visible' }), no: {} },
  },
  compoundVariants: [
    {
      variants: { scrolls: 'both', cards: 'yes' },
      style: withCards({ overflow: 'auto', padding: vars.space.hair }),
    },
  ],
})

export const table = recipe({
  base: {
    inlineSize: '100%',
    borderCollapse: 'separate',
    outline: 'none',
    // Only where there are no rows to take it.
    selectors: { '&:focus-visible': focusRingInset },
  },
  variants: {
    // A resizable table has a width of its own; cards have theirs.
    cards: { yes: withCards({ display: 'block', minInlineSize: '100%', maxInlineSize: '100%' }), no: {} },
  },
})

/** Out of sight among cards, whose cells carry their labels; back when the arrow keys lead there. */
export const head = recipe({
  base: {
    zIndex: 1,
    background: vars.color.card,
  },
  variants: {
    stuckTo: {
      page: { position: 'sticky', insetBlockStart: vars.frame.stickyTop },
      frame: { position: 'sticky', insetBlockStart: 0 },
      // It scrolls sideways inside its frame, so there is nothing to stick to.
      nothing: { position: 'static' },
    },
    cards: {
      yes: withCards({
        display: 'block',
        position: 'static',
        selectors: {
          '&:not(:focus-within)': {
            position: 'absolute',
            inlineSize: '1px',
            blockSize: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      }),
      no: {},
    },
  },
})

export const column = recipe({
  base: {
    paddingBlock: vars.space.m,
    paddingInline: vars.space.m,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.textQuiet,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.strong,
    outline: 'none',
    selectors: {
      '&:focus-visible': focusRingInset,
      '&[aria-sort]': { cursor: 'pointer' },
      '&[aria-sort]:hover, &[aria-sort="ascending"], &[aria-sort="descending"]': { color: vars.color.text },
    },
  },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    kind: {
      fact: {},
      selection: sideCell,
      // As wide as the menus below it, also before they have come.
      actions: {
        paddingInlineStart: `calc(${vars.control.height} + ${vars.space.xs})`,
        paddingInlineEnd: vars.space.xs,
      },
    },
  },
  defaultVariants: { align: 'start', kind: 'fact' },
})

export const body = recipe({
  base: {},
  variants: { cards: { yes: withCards({ display: 'grid', gap: vars.space.m }), no: {} } },
})

export const row = recipe({
  base: {
    ...belowHead,
    outline: 'none',
    selectors: {
      '&[data-pressable]': { cursor: 'pointer' },
      '&[data-pressable]:hover, &[data-selected]': { background: vars.color.cardHover },
      '&:focus-visible': focusRingInset,
    },
    '@media': {
      ...calmly('background-color')['@media'],
      [media.forcedColors]: { selectors: { '&[data-pressable]:hover': { outline: '1px solid Highlight' } } },
    },
  },
  variants: {
    cards: {
      yes: withCards({
        ...surface,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
        paddingBlock: vars.space.s,
        selectors: {
          '&[data-selected]': { borderInlineStart: `3px solid ${vars.color.currentBar}` },
        },
      }),
      no: {},
    },
  },
})

export const cell = recipe({
  base: {
    ...belowHead,
    blockSize: vars.control.row,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontWeight: vars.font.weight.regular,
    outline: 'none',
    selectors: {
      '&:focus-visible': focusRingInset,
      'tr:last-child > &': { borderBlockEnd: 0 },
    },
  },
  variants: {
    align: {
      start: { textAlign: 'start' },
      end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    },
    isRowHeader: { yes: { fontWeight: vars.font.weight.strong }, no: {} },
    kind: {
      fact: { overflowWrap: 'anywhere' },
      selection: {
        ...sideCell,
        selectors: selectedEdge('tr[data-selected] > &'),
        '@media': {
          [media.forcedColors]: {
            selectors: { 'tr[data-selected] > &': { outline: '1px solid Highlight' } },
          },
        },
      },
      actions: { paddingBlock: 0, paddingInline: vars.space.xs, textAlign: 'end' },
    },
    cards: {
      yes: withCards({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: `0 ${vars.space.l}`,
        blockSize: 'auto',
        minBlockSize: '2.25rem',
        paddingBlock: vars.space.xs,
        paddingInline: vars.space.l,
        border: 0,
      }),
      no: {},
    },
  },
  compoundVariants: [
    {
      variants: { kind: 'selection', cards: 'yes' },
      style: withCards({
        ...fullLine,
        selectors: { 'tr[data-selected] > &, tr[data-selected] > &:dir(rtl)': { boxShadow: 'none' } },
      }),
    },
    { variants: { kind: 'actions', cards: 'yes' }, style: withCards(fullLine) },
  ],
  defaultVariants: { kind: 'fact', align: 'start', isRowHeader: 'no' },
})

export const cellLabel = style({
  display: 'none',
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
  ...withCards({ display: 'inline' }),
})
/** A cell of a table is only as wide as its content where the rows are cards, and outlines have no width of their own. */
export const nothingCell = recipe({
  base: {},
  variants: { cards: { yes: withCards({ display: 'block' }), no: {} } },
})
export const nothing = style({ padding: vars.space.l, ...withCards(surface) })
export const footer = style({
  padding: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
  ...withCards({ borderBlockStart: 0, paddingInline: 0 }),
})
