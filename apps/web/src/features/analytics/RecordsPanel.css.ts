import { style } from '@vanilla-extract/css'

/** It takes focus only where what had it is gone. */
export const content = style({ outlineOffset: '4px' })
