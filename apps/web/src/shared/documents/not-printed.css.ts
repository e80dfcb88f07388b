import { style } from '@vanilla-extract/css'

/** For all but the document itself: a sheet of paper holds it alone. */
export const notPrinted = style({ '@media': { print: { display: 'none' } } })
