import { calmly, focusRing } from '../../theme/focus-ring.css'
import { recipe } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** Fed by the exported variant arrays of Button. */
export const button = recipe({
  base: {
    ...calmly('background-color, border-color, color'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    minBlockSize: vars.control.height,
    paddingInline: vars.space.xl,
    paddingBlock: vars.space.s,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'none',
    fontSize: vars.control.text,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.lineHeight.tight,
    textAlign: 'center',
    cursor: 'pointer',
    position: 'relative',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
      '&[data-pending]': { cursor: 'progress' },
    },
  },
  variants: {
    tone: {
      primary: {
        background: vars.color.action,
        color: vars.color.onAction,
        selectors: {
          '&[data-hovered]': { background: vars.color.actionHover },
          '&[data-pressed]': { background: vars.color.actionPressed },
        },
      },
      secondary: {
        background: vars.color.card,
        borderColor: vars.color.controlBorder,
        color: vars.color.text,
        selectors: { '&[data-hovered], &[data-pressed]': { background: vars.color.cardHover } },
      },
      quiet: {
        paddingInline: vars.space.m,
        color: vars.color.actionText,
        selectors: { '&[data-hovered], &[data-pressed]': { background: vars.color.current } },
      },
      danger: {
        background: vars.color.danger,
        color: vars.color.onDanger,
        selectors: { '&[data-hovered], &[data-pressed]': { background: vars.color.dangerHover } },
      },
    },
    size: {
      standard: {},
      small: {
        minBlockSize: '2.25rem',
        paddingInline: vars.space.l,
        fontSize: vars.font.size.s,
      },
    },
    width: { content: {}, full: { inlineSize: '100%' } },
  },
  defaultVariants: { tone: 'secondary', size: 'standard', width: 'content' },
})
