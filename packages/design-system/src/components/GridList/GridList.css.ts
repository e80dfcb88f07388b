import { surface } from '../Card/Card.css'
import { calmly, focusRingInset } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { style } from '../../theme/component-style'
import { selectedEdge } from '../../theme/selected-edge'
import { vars } from '../../theme/vars.css'

/** Where a line has no room for words and a detail beside one another, the detail stands below. */
const narrow = '(max-width: 22rem)'

export const list = style({
  ...surface,
  containerType: 'inline-size',
  position: 'relative',
  overflow: 'clip',
  outline: 'none',
  minInlineSize: 0,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: '3.5rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.l,
  color: vars.color.text,
  outline: 'none',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&[data-href], &[data-pressable]': { cursor: 'pointer' },
    '&[data-hovered], &[data-selected]': { background: vars.color.cardHover },
    ...selectedEdge('&[data-selected]'),
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { color: vars.color.textQuiet, cursor: 'not-allowed' },
  },
  '@container': { [narrow]: { flexWrap: 'wrap', paddingBlock: vars.space.m } },
  '@media': {
    ...calmly('background-color')['@media'],
    [media.forcedColors]: {
      selectors: {
        '&[data-hovered], &[data-selected]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
        '&[data-focus-visible]': { outlineWidth: '3px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})

export const icon = style({ display: 'grid', flexShrink: 0, color: vars.color.textQuiet })

export const words = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const name = style({ fontWeight: vars.font.weight.medium })

export const description = style({ color: vars.color.textQuiet, fontSize: vars.font.size.s })

export const detail = style({
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { order: 1, flexBasis: '100%', minInlineSize: 0 } },
})

export const nothing = style({ padding: vars.space.l })
