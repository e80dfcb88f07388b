import { style } from '@vanilla-extract/css'

/** Receives the focus only when the focused element has disappeared. */
export const content = style({ outlineOffset: '4px' })
