import { calmly, focusRing, focusRingInset } from '../../theme/focus-ring.css'
import { style } from '../../theme/component-style'
import { notPrinted } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const tabList = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['2xl'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': notPrinted,
})
export const tab = style({
  ...calmly('color'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `calc(${vars.control.height} + ${vars.space.xs})`,
  paddingInline: vars.space.hair,
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  color: vars.color.textQuiet,
  fontWeight: vars.font.weight.strong,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-selected]': { color: vars.color.onCurrent },
    '&[data-selected]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '-1px',
      borderBlockEnd: `3px solid ${vars.color.currentBar}`,
    },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
})
/** The library measures panels for a transition of their size wherever one is not ruled out, as it is not by default. */
export const tabPanels = style({ transitionProperty: 'none' })
export const tabPanel = style({
  paddingBlockStart: vars.space.xl,
  outline: 'none',
  borderRadius: vars.radius.small,
  selectors: { '&[data-focus-visible]': focusRing },
})
