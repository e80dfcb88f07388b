import { style } from '@vanilla-extract/css'

/** It takes focus when the run that made it is over. */
export const result = style({ outlineOffset: '4px' })
