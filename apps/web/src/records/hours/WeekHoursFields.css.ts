import { roles, space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Set apart from the day before by a line. */
export const day = style({
  paddingBlockStart: space.xl,
  borderBlockStart: `1px solid ${roles.line}`,
})
