import { recipe } from '../../theme/component-style'

/** Icons grow with the text around them. */
export const glyph = recipe({
  base: {
    flex: 'none',
    display: 'block',
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      s: { inlineSize: '1rem', blockSize: '1rem' },
      m: { inlineSize: '1.25rem', blockSize: '1.25rem' },
      l: { inlineSize: '1.5rem', blockSize: '1.5rem' },
    },
    weight: { regular: { strokeWidth: 1.75 }, bold: { strokeWidth: 3 } },
  },
  defaultVariants: { size: 'm', weight: 'regular' },
})
