import { style } from '../../theme/component-style'
import { calmly, focusRing } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const KNOB = '1.5rem'
const HALF_KNOB = '0.75rem'
const BAR = '0.375rem'

export const output = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
})

/** As high as any control; the bar in it reaches half a knob further at both ends, to stand under the label. */
export const track = style({
  position: 'relative',
  blockSize: vars.control.height,
  marginInline: HALF_KNOB,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: `calc(-1 * ${HALF_KNOB})`,
      insetBlockStart: `calc(50% - ${BAR} / 2)`,
      blockSize: BAR,
      border: `1px solid ${vars.color.controlBorder}`,
      borderRadius: vars.radius.full,
      background: vars.color.card,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-disabled]::before': { borderStyle: 'dashed' },
  },
})

export const fill = style({
  insetBlockStart: `calc(50% - ${BAR} / 2)`,
  maxBlockSize: BAR,
  marginInlineStart: `calc(-1 * ${HALF_KNOB})`,
  paddingInlineStart: HALF_KNOB,
  boxSizing: 'content-box',
  borderRadius: vars.radius.full,
  background: vars.color.action,
  selectors: { '&[data-disabled]': { background: vars.color.controlBorder } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
})

/** What is aimed at: 44 px around the knob. */
export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  insetBlockStart: '50%',
  inlineSize: vars.control.height,
  blockSize: vars.control.height,
  outline: 'none',
})

export const knob = style({
  ...calmly('border-width'),
  inlineSize: KNOB,
  blockSize: KNOB,
  border: `5px solid ${vars.color.action}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  boxShadow: vars.elevation.card,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.actionHover },
    '[data-dragging] > &': { borderWidth: '8px' },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': {
      borderColor: vars.color.controlBorder,
      borderStyle: 'dashed',
      borderWidth: '2px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { '[data-disabled] > &': { borderColor: 'GrayText' } },
    },
  },
})
