import type { StyleRule } from '@vanilla-extract/css'
import { recipe, style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** How far a button reaches above and below the title's line. */
const BUTTON_OVERHANG = '0.625rem'

/** The white surface that content stands on. */
export const surface = {
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.elevation.card,
} satisfies StyleRule

export const card = recipe({
  base: {
    ...surface,
    minInlineSize: 0,
    overflow: 'clip',
    overflowClipMargin: '6px',
    overflowWrap: 'break-word',
  },
  variants: {
    padding: {
      standard: { padding: vars.space.xl },
      none: {},
    },
  },
  defaultVariants: { padding: 'standard' },
})

export const header = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xs} ${vars.space.m}`,
    paddingBlockEnd: vars.space.m,
  },
  variants: {
    padding: {
      standard: {},
      none: { paddingInline: vars.space.xl, paddingBlockStart: vars.space.xl },
    },
    /** A header with actions is as high as one without, so that cards line up. */
    beside: {
      actions: { marginBlock: `calc(-1 * ${BUTTON_OVERHANG})`, rowGap: 0 },
      nothing: {},
    },
  },
  defaultVariants: { padding: 'standard' },
})

/** Lets a long word break rather than be clipped. Actions that find no room beside the title stand below its padding. */
export const titleBox = recipe({
  base: { minInlineSize: 0 },
  variants: { beside: { actions: { paddingBlock: BUTTON_OVERHANG }, nothing: {} } },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: `calc(1.5rem + 2 * ${BUTTON_OVERHANG})`,
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
  selectors: { '&:empty': { display: 'none' } },
})
