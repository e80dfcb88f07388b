import { calmly, focusRing, focusRingInset } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const tabList = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xl,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const tab = style({
  ...calmly('color, border-color'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3rem',
  paddingInline: vars.space.hair,
  marginBlockEnd: '-1px',
  borderBlockEnd: '3px solid transparent',
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  color: vars.color.textQuiet,
  fontWeight: vars.font.weight.strong,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-selected]': { color: vars.color.onCurrent, borderBlockEndColor: vars.color.currentBar },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
})
/** Forced colours repaint every border alike, so there the unselected one goes. */
export const tabInForcedColors = style({
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:not([data-selected])': { borderBlockEndColor: 'Canvas' },
        '&[data-selected]': { borderBlockEndColor: 'Highlight' },
      },
    },
  },
})
export const tabPanel = style({
  paddingBlockStart: vars.space.xl,
  outline: 'none',
  borderRadius: vars.radius.small,
  selectors: { '&[data-focus-visible]': focusRing },
})
