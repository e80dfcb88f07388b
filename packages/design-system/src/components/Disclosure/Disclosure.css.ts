import { calmly, focusRingInset } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const disclosure = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  color: vars.color.text,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
})

export const heading = style({ margin: 0, lineHeight: vars.font.lineHeight.tight })

export const trigger = style({
  ...calmly('background-color'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  paddingInline: vars.space.xl,
  paddingBlock: vars.space.m,
  border: 0,
  borderRadius: `calc(${vars.radius.card} - 1px)`,
  background: 'none',
  color: vars.color.text,
  fontWeight: vars.font.weight.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.cardHover },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { color: vars.color.textQuiet, cursor: 'not-allowed' },
  },
})

export const words = style({ flex: 1, minInlineSize: 0 })

/** Points down while closed and up while open. */
export const mark = style({
  display: 'grid',
  flexShrink: 0,
  color: vars.color.textQuiet,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  '@media': {
    [media.calm]: {
      transitionProperty: 'transform',
      transitionDuration: vars.motion.calm,
      transitionTimingFunction: vars.motion.easeOut,
    },
  },
})

export const panel = style({
  paddingInline: vars.space.xl,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not([hidden])': { paddingBlockEnd: vars.space.xl, paddingBlockStart: vars.space.xs },
  },
})
