import { recipe } from '../../theme/component-style'
import { toneVariants } from '../../theme/tones'
import { vars } from '../../theme/vars.css'

export const iconTile = recipe({
  base: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
  },
  variants: {
    tone: { ...toneVariants, teal: { background: vars.color.current, color: vars.color.onCurrent } },
  },
  defaultVariants: { tone: 'teal' },
})
