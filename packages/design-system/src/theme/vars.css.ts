import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { controlSize, elevation, frameSize, radius, space } from '../tokens/space'
import { fontFamily, fontSize, fontWeight, lineHeight, measure } from '../tokens/type'
import { motion } from '../tokens/motion'
import { roles } from '../tokens/roles'

/** The theme's custom properties; the only place where tokens become CSS. */
export const vars = createGlobalTheme(':root', {
  color: roles,
  space,
  radius,
  elevation,
  font: { family: fontFamily, size: fontSize, weight: fontWeight, lineHeight, measure },
  motion,
  frame: { ...frameSize, stickyTop: '0px' },
  control: { height: controlSize.comfortable, text: fontSize.body, minimum: controlSize.minimum },
})

globalStyle('[data-density="compact"]', {
  vars: { [vars.control.height]: controlSize.compact, [vars.control.text]: fontSize.compact },
})
