import { space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** What the frame has to say stands above the screen. */
export const notice = style({ marginBlockEnd: space.l })
