import { recipe } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** Fed by BUTTON_GROUP_ALIGNMENTS. */
export const buttonGroup = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    minInlineSize: 0,
    '@media': { '(max-width: 30rem)': { gap: vars.space.m } },
  },
  variants: {
    align: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
    },
  },
  defaultVariants: { align: 'start' },
})
