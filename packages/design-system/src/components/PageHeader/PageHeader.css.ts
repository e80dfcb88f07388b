import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const pageHeader = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.m} ${vars.space.xl}`,
})
export const subject = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 16rem',
  alignItems: 'center',
  gap: vars.space.l,
  minInlineSize: 0,
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  flex: '0 1 auto',
  minInlineSize: 0,
})
export const summary = style({ color: vars.color.textQuiet, overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m })
/** Two lines of a narrow screen; a wider one has room for such words in one. */
export const summaryRoom = style({ '@media': { '(max-width: 30rem)': { minBlockSize: '2lh' } } })
