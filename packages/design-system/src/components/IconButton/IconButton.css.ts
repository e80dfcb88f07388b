import { keyframes } from '@vanilla-extract/css'
import { calmly, focusRing } from '../../theme/focus-ring.css'
import { media, notPrinted } from '../../theme/media'
import { recipe, style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'
import { buttonTones } from '../Button/button-tones'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

/** Fed by the exported variant arrays of Button. */
export const iconButton = recipe({
  base: {
    '@media': { ...calmly('background-color, border-color, color')['@media'], ...notPrinted },
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
      '&[data-pending]': { cursor: 'progress' },
    },
  },
  variants: {
    tone: buttonTones,
    size: {
      standard: { inlineSize: vars.control.height, blockSize: vars.control.height },
      small: { inlineSize: vars.control.heightSmall, blockSize: vars.control.heightSmall },
    },
  },
  defaultVariants: { tone: 'quiet', size: 'standard' },
})

/** Stands in the icon's place; without motion the broken ring still reads as waiting. */
export const ring = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: vars.radius.full,
  '@media': {
    [media.calm]: { animation: `${turn} 900ms linear infinite` },
    [media.forcedColors]: { borderColor: 'ButtonText', borderBlockStartColor: 'ButtonFace' },
  },
})
