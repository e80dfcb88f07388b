import type { StyleRule } from '@vanilla-extract/css'
import { recipe, style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

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

/** How far actions reach above and below the title's line. */
const ACTIONS_BEYOND = '0.625rem'

export const header = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    // Between a title and the actions that wrap below it, so that these don't lie over it.
    gap: `calc(${vars.space.xs} + ${ACTIONS_BEYOND}) ${vars.space.m}`,
    paddingBlockEnd: vars.space.m,
  },
  variants: {
    padding: {
      standard: {},
      none: { paddingInline: vars.space.xl, paddingBlockStart: vars.space.xl },
    },
  },
  defaultVariants: { padding: 'standard' },
})

/** Lets a long word break rather than be clipped. */
export const titleBox = style({ minInlineSize: 0 })

/** Actions are as high as the title's line, so that cards with and without them line up. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  marginBlock: `-${ACTIONS_BEYOND}`,
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
})
