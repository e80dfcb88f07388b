import { fontSize, fontWeight, roles, space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Words that may take two lines, with their mark beside the first. */
export const note = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  color: roles.error,
  fontSize: fontSize.s,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
})
