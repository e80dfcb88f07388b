import { calmly, focusRing } from '../../theme/focus-ring.css'
import { media, notPrinted } from '../../theme/media'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const pagination = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  '@media': notPrinted,
})

export const pages = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs })

const stop = {
  ...calmly('background-color, color'),
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.control.height,
  blockSize: vars.control.height,
  paddingBlock: 0,
  paddingInline: vars.space.s,
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.actionText,
  fontSize: vars.control.text,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.strong,
  cursor: 'pointer',
} as const

const states = {
  '&[data-hovered], &[data-pressed]': { background: vars.color.current },
  '&[data-focus-visible]': focusRing,
  '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
} as const

export const arrow = style({ ...stop, flexShrink: 0, selectors: states })

/** Points the other way where words run from right to left. */
export const arrowMark = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })

export const page = style({
  ...stop,
  selectors: {
    ...states,
    '&[aria-current]': {
      background: vars.color.current,
      borderColor: vars.color.currentBar,
      color: vars.color.onCurrent,
    },
  },
  '@media': {
    ...stop['@media'],
    [media.forcedColors]: {
      borderColor: 'ButtonFace',
      selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
    },
  },
})

export const gap = style({ minInlineSize: '1.5rem', color: vars.color.textQuiet, textAlign: 'center' })
