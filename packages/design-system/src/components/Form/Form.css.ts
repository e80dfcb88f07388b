import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'
import { dialogInset } from '../Dialog/dialog-inset.css'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl, minInlineSize: 0 })

/** In a dialog the buttons stay in reach at its lower edge, where there is height for it. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.m,
  selectors: {
    '[data-dialog-body] &': {
      marginInline: `calc(-1 * ${dialogInset})`,
      marginBlockEnd: `calc(-1 * ${dialogInset})`,
      paddingInline: dialogInset,
      paddingBlock: vars.space.l,
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: vars.color.card,
    },
  },
  '@media': {
    '(max-width: 30rem)': { flexDirection: 'column' },
    '(min-height: 36rem)': {
      selectors: { '[data-dialog-body] &': { position: 'sticky', insetBlockEnd: 0, zIndex: 1 } },
    },
  },
})
