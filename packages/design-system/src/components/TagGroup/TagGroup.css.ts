import { style } from '../../theme/component-style'
import { calmly, focusRing, focusRingInset } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const tagList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  selectors: { '&[data-empty]:focus-visible': focusRing },
})

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingInlineStart: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: '1.125rem',
  background: vars.color.neutral,
  color: vars.color.text,
  fontSize: vars.font.size.compact,
  lineHeight: vars.font.lineHeight.tight,
  outline: 'none',
  cursor: 'default',
  selectors: {
    '&:not([data-allows-removing])': { paddingInlineEnd: vars.space.m },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: vars.color.textQuiet, borderStyle: 'dashed' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
})

export const tagWords = style({ minInlineSize: 0, paddingBlock: vars.space.xs, overflowWrap: 'anywhere' })

export const removeButton = style({
  ...calmly('background-color'),
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.25rem',
  blockSize: '2.125rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.textQuiet,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.current, color: vars.color.onCurrent },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
})

export const emptyWords = style({ color: vars.color.textQuiet, fontSize: vars.font.size.compact })
