import { style } from '../../theme/component-style'
import { focusRing } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  paddingInlineStart: vars.space.m,
  paddingBlock: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  selectors: { '&[data-state="failed"]': { borderColor: vars.color.error } },
})

export const fileIcon = style({
  flexShrink: 0,
  color: vars.color.textQuiet,
  selectors: {
    '[data-state="done"] > &': { color: vars.color.onGood },
    '[data-state="failed"] > &': { color: vars.color.error },
  },
})

export const fileWords = style({
  display: 'grid',
  gap: vars.space.xs,
  flex: '1 1 7rem',
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
})

export const fileName = style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' })

export const size = style({
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
  whiteSpace: 'nowrap',
})

export const fileState = style({
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-state="failed"] &': { color: vars.color.error, fontWeight: vars.font.weight.medium } },
})

export const bar = style({
  blockSize: '0.5rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.full,
})

export const barFill = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.action,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  selectors: { ':not([aria-valuenow]) > &': { opacity: 0.4 } },
})

/** They go under the words together where there is no room beside them. */
export const rowButtons = style({ display: 'flex', marginInlineStart: 'auto' })

export const rowButton = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.control.height,
  blockSize: vars.control.height,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.actionText,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.cardHover },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': { [media.forcedColors]: { color: 'ButtonText' } },
})
