import { createGlobalTheme } from '@vanilla-extract/css'
import { containerSize, controlSize, frameSize } from '../tokens/size'
import { density } from '../tokens/density'
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
    text: density.comfortable.bodyText,
    minimum: controlSize.minimum,
  },
})
