import { media } from '../../theme/media'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const topBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: `calc(${vars.frame.topBar} - 1px)`,
  paddingInline: vars.space.xl,
  '@media': { [media.belowTablet]: { gap: vars.space.xs, paddingInline: vars.space.s } },
})
/** As wide as the sidebar, so that the toggle stands on the page's edge. */
export const start = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: `calc(${vars.frame.sidebar} - ${vars.space.xl} - ${vars.space.s})`,
  '@media': { [media.belowTablet]: { flexWrap: 'wrap', gap: vars.space.xs, minInlineSize: 'min-content' } },
})
export const center = style({
  display: 'flex',
  flex: '1 1 10rem',
  justifyContent: 'center',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  marginInlineStart: 'auto',
})
