import { style } from '@vanilla-extract/css'

/** It takes focus only where a line that had it is gone. */
export const list = style({ outlineOffset: '4px' })
