import { recipe, style } from '../../theme/component-style'
import { toneVariants } from '../../theme/tones'
import { vars } from '../../theme/vars.css'

const MARK_SIZE = '2.25rem'

export const timeline = style({ display: 'grid', minInlineSize: 0 })

/** The rail runs from this mark to the next one; the last has nowhere to go. */
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK_SIZE} minmax(0, 1fr)`,
  columnGap: vars.space.m,
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: vars.space.xl },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(${MARK_SIZE} + ${vars.space.xs})`,
      insetBlockEnd: vars.space.xs,
      insetInlineStart: `calc(${MARK_SIZE} / 2 - 1px)`,
      borderInlineStart: `2px solid ${vars.color.line}`,
    },
  },
})

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: MARK_SIZE,
    blockSize: MARK_SIZE,
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
  },
  variants: { tone: toneVariants },
  defaultVariants: { tone: 'neutral' },
})

/** Stands for an icon where there is none. */
export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  border: '0.25rem solid currentColor',
  borderRadius: vars.radius.full,
})

export const content = style({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlockStart: '0.3125rem',
  overflowWrap: 'anywhere',
})

/** The title with its time at the end of the same line, or below it where there is no room. */
export const headline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.l}`,
})
export const title = style({ minInlineSize: 0, fontWeight: vars.font.weight.strong })
export const time = style({
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
})
export const more = style({ color: vars.color.textQuiet })
