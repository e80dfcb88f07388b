import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { containerSize, controlSize, frameSize } from '../tokens/size'
import { density, DENSITIES } from '../tokens/density'
import { elevation } from '../tokens/elevation'
import { fontFamily, fontSize, fontWeight, lineHeight, measure } from '../tokens/type'
import { motion } from '../tokens/motion'
import { radius } from '../tokens/radius'
import { roles } from '../tokens/roles'
import { space } from '../tokens/space'

/** The theme's custom properties; the only place where tokens become CSS. */
export const vars = createGlobalTheme(':root', {
  color: roles,
  space,
  radius,
  elevation,
  font: { family: fontFamily, size: fontSize, weight: fontWeight, lineHeight, measure },
  motion,
  frame: { ...frameSize, stickyTop: '0px' },
  container: containerSize,
  control: {
    height: density.comfortable.controlHeight,
    heightSmall: density.comfortable.controlHeightSmall,
    padding: density.comfortable.controlPadding,
    row: density.comfortable.rowHeight,
    text: density.comfortable.bodyText,
    minimum: controlSize.minimum,
  },
})

/** Each density sets all of it, so that a comfortable part may stand within a compact one. */
for (const name of DENSITIES)
  globalStyle(`[data-density="${name}"]`, {
    vars: {
      [vars.control.height]: density[name].controlHeight,
      [vars.control.heightSmall]: density[name].controlHeightSmall,
      [vars.control.padding]: density[name].controlPadding,
      [vars.control.row]: density[name].rowHeight,
      [vars.control.text]: density[name].bodyText,
      [vars.font.size.body]: density[name].bodyText,
    },
  })
