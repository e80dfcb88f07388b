import { media } from '../../theme/media'
import { recipe, style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const logo = recipe({
  base: {
    display: 'inline-flex',
    verticalAlign: 'top',
    alignItems: 'center',
    gap: '0.625rem',
    color: vars.color.text,
    fontWeight: vars.font.weight.heading,
    letterSpacing: '-0.01em',
    lineHeight: vars.font.lineHeight.tight,
  },
  variants: {
    size: { m: { fontSize: '1.25rem' }, l: { fontSize: vars.font.size['2xl'] } },
  },
  defaultVariants: { size: 'm' },
})

export const mark = style({ inlineSize: '1.6em', blockSize: '1.6em', flex: 'none' })
export const disc = style({
  fill: vars.color.current,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
export const leaf = style({
  fill: vars.color.leaf,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})
export const deepLeaf = style({
  fill: vars.color.leafDeep,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})
export const stem = style({
  stroke: vars.color.leafDeep,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
