import { style } from '@vanilla-extract/css'

/** The score at the start of the buttons’ line, or above them where it is narrow. */
export const footer = style({ flex: 'auto' })
