import { styleVariants } from '@vanilla-extract/css'

/** Dims figures of a range that is no longer selected. */
export const results = styleVariants({ current: {}, old: { opacity: 0.7 } })
