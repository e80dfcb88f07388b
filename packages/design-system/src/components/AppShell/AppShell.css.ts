import { keyframes } from '@vanilla-extract/css'
import { calmly } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { recipe, style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

const slideIn = keyframes({ from: { transform: 'translateX(-1.5rem)', opacity: 0 } })

export const appShell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  vars: { [vars.frame.stickyTop]: vars.frame.topBar },
  '@media': { '(max-height: 480px)': { vars: { [vars.frame.stickyTop]: '0px' } } },
})

/** Stays in sight unless the screen is so low that it would hide what is being read. */
export const topBar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  minBlockSize: vars.frame.topBar,
  background: vars.color.card,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { '(max-height: 480px)': { position: 'static' }, [media.print]: { display: 'none' } },
})

export const middle = style({ display: 'flex', flex: 1, alignItems: 'stretch', minInlineSize: 0 })

const sidebarMedia = calmly('inline-size')['@media']

export const sidebar = recipe({
  base: {
    flex: 'none',
    '@media': { ...sidebarMedia, [media.print]: { display: 'none' } },
  },
  variants: {
    look: {
      expanded: { inlineSize: vars.frame.sidebar },
      collapsed: { inlineSize: vars.frame.sidebarCollapsed },
    },
  },
})

export const sidebarScroll = style({
  position: 'sticky',
  insetBlockStart: vars.frame.stickyTop,
  maxBlockSize: `calc(100dvh - ${vars.frame.stickyTop})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const main = style({
  flex: 1,
  minInlineSize: 0,
  padding: `${vars.space['2xl']} ${vars.space['3xl']} ${vars.space['3xl']}`,
  outline: 'none',
  '@media': {
    [media.belowTablet]: { padding: `${vars.space.xl} ${vars.space.l} ${vars.space['3xl']}` },
    [media.print]: { padding: 0 },
  },
})
export const measure = style({ maxInlineSize: '90rem', marginInline: 'auto' })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 30,
  background: vars.color.scrim,
})
export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'min(19rem, 88vw)',
  background: vars.color.canvas,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  boxShadow: vars.elevation.overlay,
  overflowY: 'auto',
  '@media': { [media.calm]: { animation: `${slideIn} ${vars.motion.calm} ${vars.motion.easeOut}` } },
})
export const drawerDialog = style({ outline: 'none' })
export const drawerTop = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minBlockSize: vars.frame.topBar,
  paddingInline: vars.space.m,
})
