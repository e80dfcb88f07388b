import { focusRing } from '../../../theme/focus-ring.css'
import { media } from '../../../theme/media'
import { recipe, style } from '../../../theme/component-style'
import { vars } from '../../../theme/vars.css'
import { asCards } from './as-cards'

export const headWords = recipe({
  base: { display: 'flex', alignItems: 'center', gap: vars.space.xs, position: 'relative' },
  variants: { align: { start: {}, end: { justifyContent: 'end' } } },
})

/** Quiet until its column orders the rows. */
export const sortMark = style({
  color: vars.color.controlBorder,
  selectors: {
    '[aria-sort="ascending"] &, [aria-sort="descending"] &': { color: vars.color.actionText },
    '[aria-sort]:hover > * > &': { color: vars.color.text },
  },
})

/** An edge that is wider to the hand than to the eye. */
export const edge = style({
  position: 'absolute',
  insetInlineEnd: `calc(-1 * ${vars.space.m} - 0.75rem)`,
  insetBlock: `calc(-1 * ${vars.space.m})`,
  inlineSize: '1.5rem',
  cursor: 'col-resize',
  touchAction: 'none',
  zIndex: 1,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space.m,
      insetInlineStart: 'calc(50% - 1px)',
      inlineSize: '2px',
      borderRadius: vars.radius.full,
      background: vars.color.controlBorder,
    },
    '&:hover::before, &[data-taken]::before': { insetBlock: 0, background: vars.color.focus },
    '&:has(:focus-visible)::before': { ...focusRing, outlineOffset: '1px', background: vars.color.focus },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::before': { background: 'ButtonBorder', forcedColorAdjust: 'none' },
        '&:hover::before, &[data-taken]::before, &:has(:focus-visible)::before': { background: 'Highlight' },
      },
    },
  },
  '@container': { [asCards]: { display: 'none' } },
})

/** The edge itself is seen; this is what is heard of it, and what takes the keys. */
export const edgeInput = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
})
