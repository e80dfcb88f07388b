import { style } from '@vanilla-extract/css'

/** It takes focus when what had it is gone. */
export const place = style({ outlineOffset: '4px' })
