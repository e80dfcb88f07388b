import { calmly, focusRingInset } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { recipe, style } from '../../theme/component-style'
import { surface } from '../Card/Card.css'
import { vars } from '../../theme/vars.css'

/** Narrower than this the rows become cards: the room there is decides, not the screen. */
const asCards = '(max-width: 43rem)'

const withCards = (rule: object) => ({ '@container': { [asCards]: rule } })

export const container = style({ containerType: 'inline-size', minInlineSize: 0 })

export const frame = recipe({
  base: { ...surface, paddingInline: vars.space.s },
  variants: {
    cards: {
      yes: withCards({ background: 'none', border: 0, boxShadow: 'none', padding: 0 }),
      no: { overflowX: 'auto' },
    },
  },
})

export const table = recipe({
  base: { inlineSize: '100%', borderCollapse: 'separate', outline: 'none' },
  variants: {
    cards: { yes: withCards({ display: 'block' }), no: {} },
  },
})

/** Out of sight among cards, whose cells carry their labels; back when the arrow keys lead there. */
export const head = recipe({
  base: {
    position: 'sticky',
    insetBlockStart: vars.frame.stickyTop,
    zIndex: 1,
    background: vars.color.card,
  },
  variants: {
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
      // It scrolls sideways inside its frame, so there is nothing to stick to.
      no: { position: 'static' },
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
    selectors: { '&[data-focus-visible]': focusRingInset },
  },
  variants: { align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } } },
})

export const body = recipe({
  base: {},
  variants: { cards: { yes: withCards({ display: 'grid', gap: vars.space.m }), no: {} } },
})

export const row = recipe({
  base: {
    outline: 'none',
    selectors: {
      '&[data-href], &[data-pressable]': { cursor: 'pointer' },
      '&[data-hovered]': { background: vars.color.cardHover },
      '&[data-focus-visible]': focusRingInset,
    },
    '@media': {
      ...calmly('background-color')['@media'],
      [media.forcedColors]: { selectors: { '&[data-hovered]': { outline: '1px solid Highlight' } } },
    },
  },
  variants: {
    cards: {
      yes: withCards({
        ...surface,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
        paddingBlock: vars.space.s,
      }),
      no: {},
    },
  },
})

export const cell = recipe({
  base: {
    blockSize: '3.375rem',
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontWeight: vars.font.weight.regular,
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': focusRingInset,
      'tr:last-child > &': { borderBlockEnd: 0 },
    },
  },
  variants: {
    align: {
      start: { textAlign: 'start' },
      end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    },
    isRowHeader: { yes: { fontWeight: vars.font.weight.strong }, no: {} },
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
})

export const cellLabel = style({
  display: 'none',
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
  ...withCards({ display: 'inline' }),
})
export const nothing = style({ padding: vars.space.l, ...withCards(surface) })
export const footer = style({
  padding: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
  ...withCards({ borderBlockStart: 0, paddingInline: 0 }),
})
