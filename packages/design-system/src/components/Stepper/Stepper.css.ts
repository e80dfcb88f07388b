import { focusRing } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { recipe, style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const stepper = style({
  display: 'flex',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.text,
  '@media': { [media.belowTablet]: { flexDirection: 'column', gap: 0 } },
})

/** Each takes the same room, with a line on to the next. */
export const item = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  '@media': { [media.belowTablet]: { flex: 'none' } },
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(${vars.space.xs} + 1rem - 1px)`,
      insetInlineStart: '3rem',
      insetInlineEnd: `calc(-1 * ${vars.space.xs})`,
      borderBlockStart: `2px solid ${vars.color.controlBorder}`,
      '@media': {
        [media.belowTablet]: {
          insetBlockStart: '2.75rem',
          insetBlockEnd: `calc(-1 * ${vars.space.xs})`,
          insetInlineStart: `calc(${vars.space.xs} + 1rem - 1px)`,
          insetInlineEnd: 'auto',
          borderBlockStart: 0,
          borderInlineStart: `2px solid ${vars.color.controlBorder}`,
        },
      },
    },
  },
})

export const step = style({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  inlineSize: '100%',
  minBlockSize: vars.control.height,
  padding: vars.space.xs,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  '@media': {
    [media.belowTablet]: {
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      columnGap: vars.space.m,
      minBlockSize: '3.5rem',
    },
  },
})

export const pressable = style({
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.cardHover },
    '&[data-focus-visible]': focusRing,
  },
})

/** Fed by STEP_STATES, and the step where one is. */
export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    zIndex: 1,
    inlineSize: '2rem',
    blockSize: '2rem',
    border: `2px solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.full,
    background: vars.color.card,
    color: vars.color.textQuiet,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      done: { borderColor: vars.color.action, background: vars.color.action, color: vars.color.onAction },
      todo: {},
      error: { borderColor: vars.color.error, background: vars.color.bad, color: vars.color.onBad },
    },
    place: {
      here: { boxShadow: `0 0 0 3px ${vars.color.current}`, borderColor: vars.color.onCurrent },
      elsewhere: {},
    },
  },
  compoundVariants: [
    {
      variants: { state: 'todo', place: 'here' },
      style: { background: vars.color.current, color: vars.color.onCurrent },
    },
  ],
  defaultVariants: { state: 'todo', place: 'elsewhere' },
})

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const label = recipe({
  base: { fontWeight: vars.font.weight.medium, lineHeight: vars.font.lineHeight.tight },
  variants: {
    place: { here: { fontWeight: vars.font.weight.heading }, elsewhere: {} },
  },
  defaultVariants: { place: 'elsewhere' },
})

export const note = style({ color: vars.color.textQuiet, fontSize: vars.font.size.s })
