import { style } from '@vanilla-extract/css'

/** A segment as it stands in the file, however long it is. */
export const segment = style({ fontFamily: 'monospace', overflowWrap: 'anywhere' })
