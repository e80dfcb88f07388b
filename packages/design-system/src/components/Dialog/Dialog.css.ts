import { recipe, style } from '../../theme/component-style'
import { toastRoom } from '../../theme/toast-room'
import { vars } from '../../theme/vars.css'
import { dialogInset } from './dialog-inset.css'

const fade = {
  '(prefers-reduced-motion: no-preference)': {
    transitionProperty: 'opacity, transform',
    transitionDuration: vars.motion.calm,
    transitionTimingFunction: vars.motion.easeOut,
  },
} as const

export const scrim = style({
  display: 'grid',
  // Its top stays where it is when something comes into it: it grows downwards alone.
  placeItems: 'start center',
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 'var(--visual-viewport-height)',
  padding: vars.space.s,
  paddingBlockStart: `max(${vars.space.s}, min(4rem, 8vh))`,
  paddingBlockEnd: `max(${vars.space.s}, ${toastRoom})`,
  background: vars.color.scrim,
  zIndex: 100,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': fade,
})

/** Fed by DIALOG_SIZES. */
export const modal = recipe({
  base: {
    vars: { [dialogInset]: vars.space['2xl'] },
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: '100%',
    minBlockSize: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.card,
    boxShadow: vars.elevation.overlay,
    overflow: 'hidden',
    selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(8px)' } },
    '@media': {
      ...fade,
      '(forced-colors: active)': { borderColor: 'CanvasText' },
      '(max-width: 30rem)': { vars: { [dialogInset]: vars.space.l } },
    },
  },
  variants: {
    size: {
      s: { maxInlineSize: '26rem' },
      m: { maxInlineSize: '36rem' },
      l: { maxInlineSize: '52rem' },
    },
  },
  defaultVariants: { size: 'm' },
})

/** Scrolls as a whole, so that what scrolls always holds a control that takes the keyboard. */
export const dialog = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  outline: 'none',
  color: vars.color.text,
  '@media': { '(min-height: 36rem)': { scrollPaddingBlock: '5rem' } },
})

const stuck = (edge: 'insetBlockStart' | 'insetBlockEnd') =>
  ({ '(min-height: 36rem)': { position: 'sticky', [edge]: 0, zIndex: 1 } }) as const

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingInlineStart: dialogInset,
  // The cross ends where the content does, not the room around it.
  paddingInlineEnd: `calc(${dialogInset} - ${vars.space.m})`,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.card,
  '@media': stuck('insetBlockStart'),
})

export const title = style({
  paddingBlock: `calc((${vars.control.height} - 1.2em) / 2)`,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.lineHeight.tight,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
})

export const body = style({
  display: 'flow-root',
  paddingInline: dialogInset,
  paddingBlockStart: vars.space.l,
  paddingBlockEnd: dialogInset,
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.m,
  paddingInline: dialogInset,
  paddingBlock: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.card,
  '@media': { ...stuck('insetBlockEnd'), '(max-width: 30rem)': { flexDirection: 'column' } },
})
