import { recipe, style } from '../../theme/component-style'
import { media } from '../../theme/media'
import { toastRoom } from '../../theme/toast-room'
import { vars } from '../../theme/vars.css'
import { dialogInset } from '../Dialog/dialog-inset.css'

const slide = {
  [media.calm]: {
    transitionProperty: 'opacity, transform',
    transitionDuration: vars.motion.calm,
    transitionTimingFunction: vars.motion.easeOut,
  },
} as const

export const scrim = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 'var(--visual-viewport-height)',
  background: vars.color.scrim,
  zIndex: 100,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': slide,
})

const from = (side: 'start' | 'end', distance: string, back: string) => ({
  [side === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: 0,
  [side === 'start' ? 'borderInlineEnd' : 'borderInlineStart']: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0, transform: `translateX(${distance})` },
    '&[data-entering]:dir(rtl), &[data-exiting]:dir(rtl)': { transform: `translateX(${back})` },
  },
})

/** Fed by DRAWER_SIDES. A strip of the page stays in sight, so that it is seen to wait behind. */
export const drawer = recipe({
  base: {
    vars: { [dialogInset]: vars.space['2xl'] },
    position: 'absolute',
    insetBlock: 0,
    display: 'flex',
    inlineSize: 'min(28rem, calc(100vw - 2.5rem))',
    paddingBlockEnd: toastRoom,
    background: vars.color.card,
    boxShadow: vars.elevation.overlay,
    '@media': {
      ...slide,
      [media.forcedColors]: { borderColor: 'CanvasText' },
      '(max-width: 30rem)': { vars: { [dialogInset]: vars.space.l } },
    },
  },
  variants: {
    side: { start: from('start', '-1.5rem', '1.5rem'), end: from('end', '1.5rem', '-1.5rem') },
  },
  defaultVariants: { side: 'end' },
})

/** Scrolls as a whole, with its footer at the end even when there is little in it. */
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  color: vars.color.text,
  '@media': { '(min-height: 36rem)': { scrollPaddingBlock: '5rem' } },
})

/** Takes the room that is left. */
export const body = style({ flex: '1 0 auto' })
