import { radius, roles } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Small enough that both sides of a card are seen at once, and with an edge where the picture is white. */
export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '16rem',
  objectFit: 'contain',
  alignSelf: 'flex-start',
  border: `1px solid ${roles.line}`,
  borderRadius: radius.small,
})
