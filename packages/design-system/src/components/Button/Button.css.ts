import { calmly, focusRing } from '../../theme/focus-ring.css'
import { recipe } from '../../theme/component-style'
import { notPrinted } from '../../theme/media'
import { vars } from '../../theme/vars.css'
import { buttonTones } from './button-tones'

/** Fed by the exported variant arrays of Button. */
export const button = recipe({
  base: {
    '@media': { ...calmly('background-color, border-color, color')['@media'], ...notPrinted },
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    minBlockSize: vars.control.height,
    maxInlineSize: '100%',
    paddingInline: vars.space.xl,
    paddingBlock: vars.control.padding,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'none',
    fontSize: vars.control.text,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.lineHeight.tight,
    textAlign: 'center',
    overflowWrap: 'break-word',
    cursor: 'pointer',
    position: 'relative',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
      '&[data-pending]': { cursor: 'progress' },
    },
  },
  variants: {
    tone: { ...buttonTones, quiet: { ...buttonTones.quiet, paddingInline: vars.space.m } },
    size: {
      standard: {},
      small: {
        minBlockSize: vars.control.heightSmall,
        paddingInline: vars.space.l,
        fontSize: vars.font.size.s,
      },
    },
    width: { content: {}, full: { inlineSize: '100%' } },
  },
  defaultVariants: { tone: 'secondary', size: 'standard', width: 'content' },
})
