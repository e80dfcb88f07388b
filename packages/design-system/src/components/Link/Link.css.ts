import { calmly, focusRing } from '../../theme/focus-ring.css'
import { recipe } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** Underlined in words, so that colour is never the only sign. */
export const link = recipe({
  base: {
    ...calmly('color, text-decoration-thickness'),
    color: vars.color.link,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.small,
    overflowWrap: 'break-word',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.linkHover, textDecorationThickness: '2px' },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: vars.color.textQuiet, cursor: 'not-allowed' },
    },
  },
  variants: {
    tone: {
      inline: { fontWeight: vars.font.weight.medium },
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.xs,
        minBlockSize: vars.control.minimum,
        overflowWrap: 'anywhere',
        fontWeight: vars.font.weight.strong,
      },
      quiet: {
        color: 'inherit',
        textDecorationColor: 'transparent',
        selectors: {
          '&[data-hovered], &[data-focus-visible]': { color: 'inherit', textDecorationColor: 'currentColor' },
        },
      },
    },
  },
  defaultVariants: { tone: 'inline' },
})
