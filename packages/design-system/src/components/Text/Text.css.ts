import { forEachKey } from '../../theme/for-each-key'
import { fontSize, fontWeight } from '../../tokens/type'
import { recipe } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** Running words; everything inherits unless a variant says otherwise. */
export const text = recipe({
  base: { overflowWrap: 'break-word', minInlineSize: 0 },
  variants: {
    size: forEachKey(fontSize, (key) => ({ fontSize: vars.font.size[key] })),
    weight: forEachKey(fontWeight, (key) => ({ fontWeight: vars.font.weight[key] })),
    tone: {
      inherit: {},
      normal: { color: vars.color.text },
      quiet: { color: vars.color.textQuiet },
      error: { color: vars.color.error },
      good: { color: vars.color.onGood },
    },
    numerals: { proportional: {}, tabular: { fontVariantNumeric: 'tabular-nums' } },
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' }, inherit: {} },
    measure: { full: {}, reading: { maxInlineSize: vars.font.measure } },
    lines: {
      all: {},
      one: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
  defaultVariants: {
    tone: 'inherit',
    numerals: 'proportional',
    align: 'inherit',
    measure: 'full',
    lines: 'all',
  },
})
