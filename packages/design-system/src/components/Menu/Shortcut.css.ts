import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const shortcut = style({
  display: 'inline-flex',
  flexShrink: 0,
  gap: vars.space.xs,
  marginInlineStart: 'auto',
  direction: 'ltr',
})

/** Drawn, not written: as text it would be what is seen of the name without being said in it (WCAG 2.5.3). */
export const key = style({
  minInlineSize: '1.5rem',
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.card,
  color: vars.color.textQuiet,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.body,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  selectors: { '&::before': { content: 'attr(data-cap)' } },
})
