import { calmly, focusRing } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { recipe, style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const sideNav = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  padding: `${vars.space.l} ${vars.space.m}`,
})
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.hair })

/** The name, and at its end the menu that goes with it; as high with one line of words as with two. */
export const groupHead = recipe({
  base: { display: 'flex', alignItems: 'center', gap: vars.space.s },
  variants: {
    look: {
      expanded: {
        justifyContent: 'space-between',
        minBlockSize: `max(${vars.control.height}, 2.6 * ${vars.font.size.xs} + ${vars.space.s})`,
      },
      collapsed: { justifyContent: 'flex-start' },
    },
  },
})
export const groupLabel = style({
  display: 'block',
  minInlineSize: 0,
  paddingInline: vars.space.m,
  marginBlockEnd: vars.space.s,
  color: vars.color.textQuiet,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  lineHeight: 1.3,
})
const twoLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 } as const

/** Two lines of about 15 characters, unless all of it is asked for. */
export const groupLabelLines = style({
  ...twoLines,
  maxInlineSize: '8.5rem',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  selectors: { '&[data-whole]': { WebkitLineClamp: 'unset', maxInlineSize: '100%' } },
})
/** As high as a target, without moving the words from where plain ones stand. */
export const groupLabelButton = style({
  minBlockSize: vars.control.height,
  marginBlock: '-0.25rem 0.25rem',
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '0' },
  },
})
/** In the collapsed look a hairline stands for the label. */
export const groupLine = style({
  marginInline: vars.space.m,
  marginBlockEnd: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const item = style({
  ...calmly('background-color, color'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.control.height,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  textDecorationLine: 'none',
  overflow: 'clip',
  selectors: {
    '&[data-hovered]': { background: vars.color.neutral },
    '&[data-current]': {
      background: vars.color.current,
      color: vars.color.onCurrent,
      fontWeight: vars.font.weight.strong,
    },
    '&[data-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '3px',
      background: vars.color.currentBar,
    },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '0' },
  },
  '@media': {
    ...calmly('background-color, color')['@media'],
    [media.forcedColors]: {
      selectors: {
        '&[data-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
})
export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' })
export const badge = style({
  paddingInline: vars.space.s,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.body,
})
/** Collapsed, the badge is a mark on the icon; its words are still spoken. */
export const badgeMark = style({
  position: 'absolute',
  insetBlockStart: '0.5rem',
  insetInlineStart: '1.625rem',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  border: `1px solid ${vars.color.canvas}`,
  borderRadius: vars.radius.full,
  background: vars.color.action,
  '@media': { [media.forcedColors]: { background: 'LinkText', forcedColorAdjust: 'none' } },
})
