import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  textAlign: 'start',
  cursor: 'pointer',
})

export const value = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-placeholder]': { color: vars.color.textQuiet },
    // As wide as the widest of its labels, as a browser's own select is, so that choosing moves nothing beside it,
    // and wide enough for most names that come later.
    '&::before': {
      content: 'attr(data-labels)',
      display: 'block',
      blockSize: 0,
      minInlineSize: '9rem',
      maxInlineSize: '16rem',
      overflow: 'hidden',
      visibility: 'hidden',
      whiteSpace: 'pre',
    },
  },
})

export const chevron = style({ flexShrink: 0, color: vars.color.textQuiet })
