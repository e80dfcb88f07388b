import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl, minInlineSize: 0 })

/** In a dialog the buttons stay in reach at its lower edge, where there is height for it. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.m,
  selectors: {
    '[data-dialog-body] &': {
      marginInline: `calc(-1 * ${vars.space['2xl']})`,
      marginBlockEnd: `calc(-1 * ${vars.space['2xl']})`,
      paddingInline: vars.space['2xl'],
      paddingBlock: vars.space.l,
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: vars.color.card,
    },
  },
  '@media': {
    '(min-height: 30rem)': {
      selectors: { '[data-dialog-body] &': { position: 'sticky', insetBlockEnd: 0, zIndex: 1 } },
    },
  },
})
