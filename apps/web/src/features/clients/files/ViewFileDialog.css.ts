import { style } from '@vanilla-extract/css'

/** As large as the dialog allows, and never larger than it was taken. */
export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '70vh',
  marginInline: 'auto',
  objectFit: 'contain',
})
