import { roles } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Hides the whole page until the other site is there. */
export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: 1000,
  background: roles.card,
  '@media': { '(forced-colors: active)': { background: 'Canvas' } },
})
