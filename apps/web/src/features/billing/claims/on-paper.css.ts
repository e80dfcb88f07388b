import { style } from '@vanilla-extract/css'

/** What names buttons says nothing on paper, where there are none. */
export const notOnPaper = style({ '@media': { print: { display: 'none' } } })
