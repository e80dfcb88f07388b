import { media } from '../../theme/media'
import { recipe } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** The variants are TONES. It has the ink of each tone, because the tint looks too much like the track. */
export const fill = recipe({
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    background: vars.color.action,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
  variants: {
    tone: {
      info: { background: vars.color.onInfo },
      good: { background: vars.color.onGood },
      wait: { background: vars.color.onWait },
      bad: { background: vars.color.onBad },
      neutral: { background: vars.color.onNeutral },
    },
  },
})
