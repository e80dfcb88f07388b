import { style } from '../../theme/component-style'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'
import { option } from '../Popover/Popover.css'

/** Undoes what a button looks like by itself; all else is that of a link beside it. */
export const branchButton = style({
  inlineSize: '100%',
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
})
export const chevron = style({
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  '@media': {
    [media.calm]: { transitionProperty: 'transform', transitionDuration: vars.motion.quick },
  },
})

/** The places stand under the area's words, beside a hairline under its icon. */
export const branchList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  marginInlineStart: `calc(${vars.space.m} + 0.625rem)`,
  paddingInlineStart: `calc(${vars.space.s} + 1px)`,
  marginBlock: vars.space.hair,
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const place = style({ fontSize: vars.font.size.compact })

/** What flies out of the collapsed sidebar. */
export const flyoutHeader = style({
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
})
export const flyoutCurrent = style({
  background: vars.color.current,
  fontWeight: vars.font.weight.strong,
  borderInlineStart: `3px solid ${vars.color.currentBar}`,
  // An option's own colour may have come later.
  selectors: { [`${option}&`]: { color: vars.color.onCurrent } },
})
/** A corner that says that more comes out at this side. */
export const flyoutMark = style({
  position: 'absolute',
  insetInlineEnd: vars.space.hair,
  selectors: { '&:dir(ltr)': { transform: 'rotate(-90deg)' }, '&:dir(rtl)': { transform: 'rotate(90deg)' } },
})
