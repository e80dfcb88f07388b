import { style } from '@vanilla-extract/css'

/** What stands at the start of the buttons’ line, or above the buttons where the line is too short. */
export const footer = style({ flex: 'auto' })
