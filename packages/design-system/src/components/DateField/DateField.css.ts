import { style } from '../../theme/component-style'
import { focusRing } from '../../theme/focus-ring.css'
import { vars } from '../../theme/vars.css'

/** A row of segments that looks like one input, whose padding is the one of `control`. */
export const segments = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-focus-within]': focusRing },
})

/** The same inside a box that carries the border and the ring. */
export const bareSegments = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
  paddingInline: vars.space.s,
  paddingBlock: vars.control.padding,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** Around a part that listens for more than React Aria does; it takes no place of its own. */
export const part = style({ display: 'contents' })

export const segment = style({
  paddingInline: vars.space.hair,
  borderRadius: vars.radius.small,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&:not([data-type="literal"])': {
      minInlineSize: vars.control.minimum,
      minBlockSize: vars.control.minimum,
      textAlign: 'center',
    },
    '&[data-type="hour"]': { textAlign: 'end' },
    '&[data-placeholder]': { color: vars.color.textQuiet },
    '&[data-type="literal"]': { color: vars.color.textQuiet, paddingInline: 0, whiteSpace: 'pre' },
    '&[data-focused]': { background: vars.color.action, color: vars.color.onAction },
    '&[data-disabled]': { color: vars.color.textQuiet },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})
