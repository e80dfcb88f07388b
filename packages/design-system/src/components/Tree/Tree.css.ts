import { calmly, focusRing, focusRingInset } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { recipe, style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const tree = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.hair,
  minInlineSize: 0,
  outline: 'none',
})

export const item = style({
  borderRadius: vars.radius.control,
  color: vars.color.text,
  outline: 'none',
  selectors: {
    '&[data-href], &[data-pressable]': { cursor: 'pointer' },
    '&[data-hovered]': { background: vars.color.cardHover },
    '&[data-selected]': { background: vars.color.current, color: vars.color.onCurrent },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { color: vars.color.textQuiet, cursor: 'not-allowed' },
  },
  '@media': {
    ...calmly('background-color')['@media'],
    [media.forcedColors]: {
      selectors: {
        '&[data-hovered], &[data-selected]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
        '&[data-focus-visible]': { outlineWidth: '3px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})

/** A step in for each level, but never so far that the words have no room. */
export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.control.height,
  paddingInlineStart: 'min(calc(var(--tree-level) * 1.5rem), 30%)',
  paddingInlineEnd: vars.space.m,
})

const square = { flexShrink: 0, inlineSize: '2.25rem', blockSize: '2.25rem' } as const

export const toggle = style({
  ...square,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.current },
    '&[data-focus-visible]': focusRing,
  },
})

export const leaf = style(square)

export const chevron = recipe({
  base: calmly('transform'),
  variants: {
    isExpanded: {
      yes: { transform: 'rotate(90deg)' },
      no: { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } },
    },
  },
})

export const icon = style({ display: 'grid', flexShrink: 0 })

export const name = style({ flex: 1, minInlineSize: 0, paddingBlock: vars.space.s, overflowWrap: 'anywhere' })

export const detail = style({
  flexShrink: 0,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
})

export const nothing = style({ padding: vars.space.m, color: vars.color.textQuiet })

/** Only listens. */
export const keys = style({ display: 'contents' })
