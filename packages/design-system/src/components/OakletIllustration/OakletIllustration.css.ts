import { keyframes } from '@vanilla-extract/css'
import { media } from '../../theme/media'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

const grow = keyframes({ from: { transform: 'scale(0.86)', opacity: 0 } })
const rise = keyframes({ from: { transform: 'scaleY(0.7)', opacity: 0 } })

const growing = (origin: string, delay: string) =>
  ({
    transformBox: 'view-box',
    transformOrigin: origin,
    '@media': {
      [media.calm]: { animation: `${grow} 700ms ${vars.motion.easeOut} ${delay} backwards` },
    },
  }) as const

export const meadow = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '12rem',
  overflow: 'hidden',
  background: `linear-gradient(160deg, ${vars.color.current}, ${vars.color.sky} 62%, ${vars.color.info})`,
})
export const plant = style({ inlineSize: '100%', blockSize: '100%' })
export const stem = style({
  stroke: vars.color.leafStem,
  transformBox: 'view-box',
  transformOrigin: '320px 860px',
  '@media': { [media.calm]: { animation: `${rise} 600ms ${vars.motion.easeOut} backwards` } },
})
export const leftLeaf = style({ fill: vars.color.leaf, ...growing('312px 560px', '180ms') })
export const rightLeaf = style({ fill: vars.color.leafDeep, ...growing('312px 642px', '260ms') })
export const bud = style({ fill: vars.color.bud, ...growing('312px 450px', '380ms') })
export const vein = style({ stroke: vars.color.card, strokeOpacity: 0.28, fill: 'none', strokeWidth: 3 })
