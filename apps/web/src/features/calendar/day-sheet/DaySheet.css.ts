import { style } from '@vanilla-extract/css'
import { space } from '@oaklet/design-system/tokens'

/** One person’s days; on paper each person begins on a page of their own. */
export const personSheet = style({
  selectors: {
    '& + &': {
      marginBlockStart: space.xl,
      '@media': { print: { breakBefore: 'page', marginBlockStart: 0 } },
    },
  },
})
