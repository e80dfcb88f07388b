import { style } from '../../../theme/component-style'
import { vars } from '../../../theme/vars.css'
import { headerHeight, resourceHeight, rowOfCells } from '../TimeGrid.css'

export const header = style({
  ...rowOfCells,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 5,
  blockSize: headerHeight,
  background: vars.color.card,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const corner = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: vars.color.card,
})

export const columnHeader = style({
  gridColumn: 'span var(--span)',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.xs,
  paddingInline: vars.space.m,
  borderInlineStart: `1px solid ${vars.color.line}`,
  color: vars.color.textQuiet,
  fontWeight: vars.font.weight.medium,
  minInlineSize: 0,
  selectors: { '&[data-day-start]': { borderInlineStartColor: vars.color.controlBorder } },
})

export const dayNumber = style({
  color: vars.color.text,
  fontWeight: vars.font.weight.heading,
  selectors: {
    '[aria-current] > &': {
      paddingInline: vars.space.s,
      borderRadius: vars.radius.full,
      background: vars.color.action,
      color: vars.color.onAction,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '[aria-current] > &': { outline: '2px solid' } } } },
})

/** The name of a special day, below it without moving it, since it may be known later; cut for the eye, said whole. */
export const dayNote = style({
  position: 'absolute',
  insetInline: vars.space.m,
  insetBlockEnd: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
})

export const resourceRow = style({
  ...rowOfCells,
  position: 'sticky',
  insetBlockStart: headerHeight,
  zIndex: 5,
  blockSize: resourceHeight,
  background: vars.color.card,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const resourceHeader = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  paddingInline: vars.space.m,
  borderInlineStart: `1px solid ${vars.color.line}`,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
  fontWeight: vars.font.weight.medium,
  selectors: { '&[data-day-start]': { borderInlineStartColor: vars.color.controlBorder } },
})

/** A quiet mark in the colour of this person's events; the name beside it says whose they are. */
export const resourceMark = style({
  flex: 'none',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: vars.radius.full,
  border: '5px solid var(--bar)',
})

export const resourceName = style({
  maxBlockSize: `calc(2 * ${vars.font.lineHeight.tight} * 1em)`,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
