import { fontSize, fontWeight, radius, roles, space } from '@oaklet/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** The sheet; what it lists is never cut in two by the end of a page. */
export const paper = style({})

globalStyle(`${paper} tr, ${paper} dl > div`, { '@media': { print: { breakInside: 'avoid' } } })

/** Says in words, large enough to be seen on a copy, that this is no document to rely on. */
export const stamp = style({
  alignSelf: 'start',
  margin: 0,
  padding: `${space.xs} ${space.l}`,
  border: `3px solid ${roles.text}`,
  borderRadius: radius.control,
  color: roles.text,
  fontSize: fontSize['2xl'],
  fontWeight: fontWeight.heading,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
})
