import { style } from '../../../theme/component-style'
import { vars } from '../../../theme/vars.css'
import { asCards } from './as-cards'

/** Above the rows; as high with nothing selected as with something. */
export const selectionBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.l}`,
  minBlockSize: `calc(${vars.control.height} + 2 * ${vars.space.s})`,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': { [asCards]: { paddingInline: 0, borderBlockEnd: 0 } },
})

export const count = style({
  color: vars.color.textQuiet,
  fontSize: vars.font.size.compact,
  fontVariantNumeric: 'tabular-nums',
})

export const selectionTools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s })

/** Only where there is no header to be seen. */
export const cardTools = style({
  display: 'none',
  '@container': {
    [asCards]: { display: 'grid', gap: vars.space.s, paddingBlockEnd: vars.space.m },
  },
})
