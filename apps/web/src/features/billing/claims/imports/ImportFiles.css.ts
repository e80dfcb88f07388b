import { style } from '@vanilla-extract/css'

/** It takes focus when the button that had it is gone. */
export const results = style({ outlineOffset: '4px' })
