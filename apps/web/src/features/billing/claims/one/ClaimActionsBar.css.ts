import { controlSize } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Reserves space for the menu, whose code may come after the buttons beside it: they would move to make room. */
export const morePlace = style({
  display: 'flex',
  minBlockSize: controlSize.comfortable,
  minInlineSize: '6.75rem',
})
