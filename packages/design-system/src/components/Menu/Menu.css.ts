import { focusRing } from '../../theme/focus-ring.css'
import { notPrinted } from '../../theme/media'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'
import { option } from '../Popover/Popover.css'

/** What opens a menu when it is not a Button: an icon, an avatar and a name. */
export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  minInlineSize: vars.control.height,
  minBlockSize: vars.control.height,
  maxInlineSize: '100%',
  paddingInline: vars.space.s,
  paddingBlock: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  '@media': notPrinted,
  selectors: {
    '&[data-hovered], &[data-pressed], &[aria-expanded="true"]': { background: vars.color.current },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
})

export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.xs,
      paddingBlockStart: vars.space.xs,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
})

export const sectionHeader = style({
  display: 'grid',
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
})

export const sectionNote = style({
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
})

/** Open behind its submenu, it stays marked. */
export const entry = style({
  selectors: { '&[data-open]': { background: vars.color.cardHover } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-open]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

/** Room for the tick, so that the words of a section stand in one line. */
export const tick = style({
  display: 'grid',
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.actionText,
})

/** Leads on; to the left where the text runs to the left. */
export const onward = style({
  marginInlineStart: 'auto',
  color: vars.color.textQuiet,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})

export const itemIcon = style({ display: 'grid', flexShrink: 0, color: vars.color.textQuiet })

/** Fed by MENU_ITEM_TONES; it wins over an option's own colour whichever of the two came first. */
export const danger = style({
  selectors: { [`${option}&:not([data-disabled])`]: { color: vars.color.error } },
})
