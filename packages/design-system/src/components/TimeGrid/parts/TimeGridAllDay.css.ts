import { style } from '../../../theme/component-style'
import { vars } from '../../../theme/vars.css'
import { headerHeight, resourceHeight, rowOfCells, slotHeight } from '../TimeGrid.css'

export const allDayRow = style({
  ...rowOfCells,
  blockSize: `calc(var(--lanes) * ${slotHeight} + 2px)`,
  background: vars.color.card,
  borderBlockEnd: `2px solid ${vars.color.line}`,
  selectors: {
    '&[data-stuck]': {
      position: 'sticky',
      insetBlockStart: `calc(${headerHeight} + var(--resource-rows) * ${resourceHeight})`,
      zIndex: 5,
    },
  },
})

export const allDayHeader = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 4,
  paddingBlockStart: vars.space.xs,
  paddingInlineEnd: '0.625rem',
  background: vars.color.card,
  color: vars.color.textQuiet,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'end',
})
