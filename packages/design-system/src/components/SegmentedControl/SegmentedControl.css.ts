import { calmly, focusRing } from '../../theme/focus-ring.css'
import { style } from '../../theme/component-style'
import { notPrinted } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const segments = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignSelf: 'start',
  justifySelf: 'start',
  gap: vars.space.hair,
  maxInlineSize: '100%',
  padding: vars.space.hair,
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  '@media': notPrinted,
})

export const segmentField = style({ display: 'flex', minInlineSize: 0 })

export const segment = style({
  ...calmly('background-color, color'),
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(${vars.control.height} - 6px)`,
  paddingInline: vars.space.l,
  border: '2px solid transparent',
  borderRadius: `calc(${vars.radius.control} - 3px)`,
  background: 'none',
  color: vars.color.textQuiet,
  fontSize: vars.font.size.compact,
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.cardHover, color: vars.color.text },
    '&[data-selected]': {
      background: vars.color.current,
      borderColor: vars.color.currentBar,
      color: vars.color.onCurrent,
    },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[data-selected]': { borderColor: 'Highlight' } },
    },
  },
})
