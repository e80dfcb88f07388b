import { style } from '@vanilla-extract/css'

/** It takes focus where its line is new, or the one beside it is gone. */
export const rowName = style({ outlineOffset: '4px' })
