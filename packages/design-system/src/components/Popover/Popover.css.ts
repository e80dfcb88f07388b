import { focusRingInset } from '../../theme/focus-ring.css'
import { recipe, style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** Fed by POPOVER_WIDTHS. */
export const popover = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: 'calc(100vw - 1rem)',
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.card,
    color: vars.color.text,
    boxShadow: vars.elevation.overlay,
    outline: 'none',
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0 },
      '&[data-entering][data-placement="bottom"]': { transform: 'translateY(-4px)' },
      '&[data-entering][data-placement="top"]': { transform: 'translateY(4px)' },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        transitionProperty: 'opacity, transform',
        transitionDuration: vars.motion.quick,
        transitionTimingFunction: vars.motion.easeOut,
      },
      '(forced-colors: active)': { borderColor: 'CanvasText' },
    },
  },
  variants: {
    width: {
      trigger: { inlineSize: 'max(var(--trigger-width), 12rem)' },
      content: { minInlineSize: '12rem' },
    },
  },
  defaultVariants: { width: 'content' },
})

/** A list of options or actions inside a popover. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'inherit',
  minBlockSize: 0,
  overflow: 'auto',
  padding: vars.space.xs,
  outline: 'none',
  scrollPaddingBlock: vars.space.xs,
})

/** One option or action; as high as any control. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  flexShrink: 0,
  minBlockSize: vars.control.height,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  fontSize: vars.control.text,
  lineHeight: vars.font.lineHeight.tight,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused], &[data-pressed]': { background: vars.color.cardHover },
    '&[data-selected]': { background: vars.color.current, color: vars.color.onCurrent },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { color: vars.color.textQuiet, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused], &[data-hovered]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})

export const optionWords = style({
  display: 'grid',
  gap: vars.space.hair,
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const optionDescription = style({
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  selectors: { '[data-selected] &': { color: vars.color.onCurrent } },
})

export const optionMark = style({ flexShrink: 0, color: vars.color.actionText })

/** The box before an option of which several may be chosen. */
export const optionBox = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  border: `2px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.small,
  background: vars.color.card,
  color: vars.color.onAction,
  selectors: {
    '[data-selected] > &': { background: vars.color.action, borderColor: vars.color.action },
    '[data-disabled] > &': { borderStyle: 'dashed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[data-selected] > &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

/** A line in place of options: nothing found, or still searching. */
export const listNote = style({
  padding: vars.space.m,
  color: vars.color.textQuiet,
  fontSize: vars.font.size.compact,
})
