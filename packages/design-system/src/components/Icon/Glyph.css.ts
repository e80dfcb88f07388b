import { recipe } from '../../theme/component-style'

/** Icons grow with the text around them. */
export const glyph = recipe({
  base: { flex: 'none', display: 'block' },
  variants: {
    size: {
      s: { inlineSize: '1rem', blockSize: '1rem' },
      m: { inlineSize: '1.25rem', blockSize: '1.25rem' },
      l: { inlineSize: '1.5rem', blockSize: '1.5rem' },
    },
  },
  defaultVariants: { size: 'm' },
})
