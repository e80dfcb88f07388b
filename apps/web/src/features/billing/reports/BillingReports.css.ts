import { style, styleVariants } from '@vanilla-extract/css'

/** What chooses a report says nothing on paper. */
export const notOnPaper = style({ '@media': { print: { display: 'none' } } })

/** Dims a report that is no longer the chosen one. */
export const results = styleVariants({ current: {}, old: { opacity: 0.7 } })
