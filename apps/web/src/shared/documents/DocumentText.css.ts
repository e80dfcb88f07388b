import { space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** A comfortable length of lines, with the line breaks of the text. */
export const paragraph = style({ margin: 0, maxInlineSize: '70ch', whiteSpace: 'pre-wrap' })

export const list = style({
  margin: 0,
  maxInlineSize: '70ch',
  paddingInlineStart: space.xl,
  display: 'grid',
  gap: space.xs,
})
