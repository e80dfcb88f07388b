import { media } from '../../theme/media'
import { style } from '../../theme/component-style'
import { toastRoom } from '../../theme/toast-room'
import { vars } from '../../theme/vars.css'

const appear = {
  [media.calm]: {
    transitionProperty: 'opacity, transform',
    transitionDuration: vars.motion.quick,
    transitionTimingFunction: vars.motion.easeOut,
  },
} as const

/** Near the top, so that the box for typing stays where it is while the list changes. */
export const scrim = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 'var(--visual-viewport-height)',
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  padding: vars.space.s,
  paddingBlockStart: 'max(0.5rem, min(6rem, 12vh))',
  paddingBlockEnd: `max(${vars.space.s}, ${toastRoom})`,
  background: vars.color.scrim,
  zIndex: 100,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': appear,
})

export const palette = style({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  maxBlockSize: '100%',
  minBlockSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.elevation.overlay,
  overflow: 'hidden',
  selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(-8px)' } },
  '@media': { ...appear, [media.forcedColors]: { borderColor: 'CanvasText' } },
})

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  outline: 'none',
  color: vars.color.text,
})

/** The line under it says that this is where typing goes. */
export const searchRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flexShrink: 0,
  paddingInlineStart: vars.space.l,
  paddingInlineEnd: vars.space.s,
  borderBlockEnd: `2px solid ${vars.color.line}`,
  selectors: { '&:has(input:focus)': { borderBlockEndColor: vars.color.focus } },
})

export const search = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
  gap: vars.space.m,
  color: vars.color.textQuiet,
})

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '3.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text,
  fontSize: vars.font.size.l,
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.color.textQuiet, opacity: 1 } },
})

export const results = style({ flex: 1 })

export const sectionHeader = style({
  paddingInline: vars.space.m,
  paddingBlockStart: vars.space.m,
  paddingBlockEnd: vars.space.xs,
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
})

export const itemIcon = style({ display: 'grid', flexShrink: 0, color: vars.color.textQuiet })
