import { calmly, focusRing } from '../../theme/focus-ring.css'
import { media, notPrinted } from '../../theme/media'
import { recipe } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** Fed by BUTTON_SIZES. On, it carries a bar as well as a tint, so that colour is not the only sign. */
export const toggleButton = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    minBlockSize: vars.control.height,
    maxInlineSize: '100%',
    paddingInline: vars.space.l,
    paddingBlock: vars.space.s,
    border: `1px solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.control,
    background: vars.color.card,
    color: vars.color.text,
    fontSize: vars.control.text,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.lineHeight.tight,
    textAlign: 'center',
    overflowWrap: 'break-word',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed]': { background: vars.color.cardHover },
      '&[data-selected]': {
        background: vars.color.current,
        borderColor: vars.color.onCurrent,
        color: vars.color.onCurrent,
      },
      '&[data-selected]::after': {
        content: '""',
        position: 'absolute',
        insetInline: vars.radius.control,
        insetBlockEnd: '-1px',
        borderBlockEnd: `3px solid ${vars.color.onCurrent}`,
        borderStartStartRadius: '3px',
        borderStartEndRadius: '3px',
      },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
    },
    '@media': {
      ...calmly('background-color, border-color, color')['@media'],
      ...notPrinted,
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { borderColor: 'Highlight' },
          '&[data-selected]::after': { borderColor: 'Highlight' },
        },
      },
    },
  },
  variants: {
    size: {
      standard: {},
      small: {
        minBlockSize: vars.control.heightSmall,
        paddingInline: vars.space.m,
        fontSize: vars.font.size.s,
      },
    },
  },
  defaultVariants: { size: 'standard' },
})
