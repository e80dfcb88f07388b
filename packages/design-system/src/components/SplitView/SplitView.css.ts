import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'
import { surface } from '../Card/Card.css'

/** The list is a third, but never narrower than its lines can bear. */
export const splitView = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(18rem, 1fr) minmax(0, 2fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  selectors: { '&[data-narrow]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const part = style({
  minInlineSize: 0,
  outline: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
})

/** The list stays in sight while a long detail is read. */
export const listPart = style({
  selectors: {
    '[data-wide] > &': {
      position: 'sticky',
      insetBlockStart: `calc(${vars.frame.stickyTop} + ${vars.space.l})`,
      maxBlockSize: `calc(100dvh - ${vars.frame.stickyTop} - 2 * ${vars.space.l})`,
      overflowY: 'auto',
    },
  },
})

export const detailPart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l })
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space.m})` })
export const title = style({ outlineOffset: '4px', borderRadius: vars.radius.small })
export const nothing = style({ ...surface, paddingInline: vars.space.l })
