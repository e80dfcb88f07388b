import { surface } from '../Card/Card.css'
import { focusRing, focusRingInset } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { recipe, style } from '../../theme/component-style'
import { selectedEdge } from '../../theme/selected-edge'
import { vars } from '../../theme/vars.css'

const HEAD = '2.75rem'
const edge = `1px solid ${vars.color.line}`

export const frame = style({ ...surface, minInlineSize: 0, overflow: 'clip' })

/** The one thing that scrolls, both ways; a row that gets focus is never left under the header. */
export const scroller = style({
  position: 'relative',
  maxBlockSize: 'var(--grid-height)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlockStart: HEAD,
  outline: 'none',
})

export const grid = style({ minInlineSize: '100%', inlineSize: 'max-content' })

const tracks = { display: 'grid', gridTemplateColumns: 'var(--grid-columns)' } as const

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: HEAD,
  background: vars.color.card,
  borderBlockEnd: edge,
})

export const headRow = style({ ...tracks, blockSize: '100%' })

const place = {
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  paddingInline: vars.space.m,
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInset },
} as const

const align = { start: {}, end: { justifyContent: 'end', textAlign: 'end' } } as const

export const headCell = recipe({
  base: {
    ...place,
    color: vars.color.textQuiet,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.strong,
    selectors: {
      ...place.selectors,
      '&[aria-sort]': { cursor: 'pointer' },
      '&[aria-sort]:hover, &[aria-sort="ascending"], &[aria-sort="descending"]': { color: vars.color.text },
    },
  },
  variants: { align, kind: { fact: {}, box: { justifyContent: 'center', padding: 0 } } },
  defaultVariants: { align: 'start', kind: 'fact' },
})

export const body = style({ position: 'relative' })

export const row = style({
  ...tracks,
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: edge,
  selectors: {
    '&[data-pressable]': { cursor: 'pointer' },
    '&:hover, &[aria-selected="true"]': { background: vars.color.cardHover },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:hover': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    },
  },
})

export const cell = recipe({
  base: { ...place, fontWeight: vars.font.weight.regular, lineHeight: vars.font.lineHeight.tight },
  variants: {
    align: { ...align, end: { ...align.end, fontVariantNumeric: 'tabular-nums' } },
    kind: {
      fact: {},
      naming: { fontWeight: vars.font.weight.strong },
      box: {
        justifyContent: 'center',
        padding: 0,
        selectors: selectedEdge('[aria-selected="true"] > &'),
      },
    },
  },
  defaultVariants: { align: 'start', kind: 'fact' },
})

const twoLines: Record<string, string | number> = { WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 }

/** Two lines of words at most: the rows are all as high as each other. */
export const words = style({
  display: '-webkit-box',
  ...twoLines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.small,
  outline: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-4px' } },
})

/** Where the words of a row that is loading will stand. */
export const bone = style({
  blockSize: '0.875rem',
  inlineSize: '60%',
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: vars.color.neutral,
  '@media': { [media.forcedColors]: { borderColor: 'GrayText' } },
})

export const empty = style({ padding: vars.space.l })
