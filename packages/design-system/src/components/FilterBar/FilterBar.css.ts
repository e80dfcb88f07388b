import { style } from '../../theme/component-style'
import { notPrinted } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const filterBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.m,
  '@media': notPrinted,
})
