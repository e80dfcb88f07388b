import { recipe } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const avatar = recipe({
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    fontWeight: vars.font.weight.heading,
    lineHeight: 1,
    userSelect: 'none',
    '::before': { content: 'attr(data-initials)' },
  },
  variants: {
    size: {
      s: { inlineSize: '2.25rem', blockSize: '2.25rem', fontSize: vars.font.size.s },
      m: { inlineSize: '2.75rem', blockSize: '2.75rem', fontSize: vars.font.size.body },
      l: { inlineSize: '3.5rem', blockSize: '3.5rem', fontSize: vars.font.size.l },
    },
    tone: {
      teal: { background: vars.color.current, color: vars.color.onCurrent },
      blue: { background: vars.color.info, color: vars.color.onInfo },
    },
  },
  defaultVariants: { size: 'm', tone: 'teal' },
})
