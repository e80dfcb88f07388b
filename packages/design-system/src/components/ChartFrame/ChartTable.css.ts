import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** Narrower than this each row stands by itself, its values under one another. */
const asBlocks = '(max-width: 30rem)'

const inBlocks = (rule: object) => ({ '@container': { [asBlocks]: rule } })

export const table = style({
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  ...inBlocks({ display: 'block' }),
})
export const body = style(inBlocks({ display: 'block' }))
export const head = style(inBlocks({ display: 'none' }))
export const row = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  ...inBlocks({ display: 'block', paddingBlock: vars.space.s }),
})

const cell = { paddingBlock: vars.space.s, paddingInline: `0 ${vars.space.l}`, verticalAlign: 'baseline' }

export const columnHeader = style({
  ...cell,
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  textAlign: 'start',
  selectors: { '&:not(:first-child)': { textAlign: 'end' }, '&:last-child': { paddingInlineEnd: 0 } },
})
export const rowHeader = style({
  ...cell,
  fontWeight: vars.font.weight.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ...inBlocks({ display: 'block', padding: 0 }),
})
export const value = style({
  ...cell,
  textAlign: 'end',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  ...inBlocks({
    display: 'flex',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: `0 ${vars.space.l}`,
    // Links of one digit stand under one another: each is a target of its own.
    minBlockSize: '1.5rem',
    padding: 0,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: { '&::before': { content: 'attr(data-series) / ""', color: vars.color.textQuiet } },
  }),
})
