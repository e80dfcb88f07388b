import { style } from '../../theme/component-style'
import { focusRing } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

/** The two dates; the second goes under the first where there is no room beside it. */
export const dates = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
})

export const startDate = style({ flex: 'none', paddingInlineEnd: vars.space.xs })

export const dash = style({ color: vars.color.textQuiet })

export const endDate = style({ paddingInlineStart: vars.space.xs })

export const panel = style({
  display: 'flex',
  gap: vars.space.xl,
  padding: vars.space.l,
  overflow: 'auto',
  outline: 'none',
  '@media': { [media.belowTablet]: { flexDirection: 'column', gap: vars.space.m, padding: vars.space.m } },
})

/** The periods that are asked for most, beside the calendar or above it. */
export const presetList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  minInlineSize: '9rem',
  '@media': {
    [media.belowTablet]: { flexDirection: 'row', flexWrap: 'wrap', gap: vars.space.s },
  },
})

export const preset = style({
  minBlockSize: '2.25rem',
  paddingInline: vars.space.m,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.actionText,
  fontSize: vars.font.size.compact,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.cardHover },
    '&[aria-pressed="true"]': { background: vars.color.current, color: vars.color.onCurrent },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: vars.color.textQuiet, cursor: 'not-allowed' },
  },
  '@media': {
    [media.belowTablet]: { borderColor: vars.color.line },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
  },
})
