import type { CSSProperties } from 'react'

/** Custom properties for React's `style`, whose type knows none. */
export const cssVars = (values: Record<`--${string}`, string | number>): CSSProperties => ({ ...values })
