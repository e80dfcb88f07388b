import type { CSSProperties } from 'react'

/** Returns custom properties for React's `style`, whose type allows none. */
export const cssVars = (values: Record<`--${string}`, string | number>): CSSProperties => ({ ...values })
