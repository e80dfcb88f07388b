import { radius, roles, space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Options of one kind under their heading. */
export const optionGroup = style({
  display: 'grid',
  selectors: { '& + &': { marginBlockStart: space.m } },
})

export const groupLabel = style({ paddingInline: space.m, paddingBlockEnd: space.xs })

/** One suggestion; the keys are marked by more than a colour. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minBlockSize: '2.75rem',
  paddingInline: space.m,
  paddingBlock: space.s,
  borderRadius: radius.small,
  color: roles.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: roles.cardHover },
    '&[aria-selected="true"]': {
      background: roles.current,
      color: roles.onCurrent,
      boxShadow: `inset 3px 0 ${roles.currentBar}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const optionIcon = style({ display: 'grid', flexShrink: 0 })
export const optionWords = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const optionDetail = style({
  color: roles.textQuiet,
  selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
})
