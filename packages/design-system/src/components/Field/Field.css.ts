import { focusRing } from '../../theme/focus-ring.css'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  color: vars.color.text,
})

export const labelRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
})

export const label = style({
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.body,
  overflowWrap: 'anywhere',
})

export const optional = style({ color: vars.color.textQuiet, fontWeight: vars.font.weight.regular })

export const description = style({
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  maxInlineSize: vars.font.measure,
  overflowWrap: 'anywhere',
})

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  color: vars.color.error,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  maxInlineSize: vars.font.measure,
  overflowWrap: 'anywhere',
})

export const errorIcon = style({ flexShrink: 0, marginBlockStart: vars.space.hair })

const controlRule = {
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.control.height,
  margin: 0,
  background: vars.color.card,
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.control.text,
  lineHeight: vars.font.lineHeight.body,
} as const

const disabled = { background: vars.color.canvas, cursor: 'not-allowed', borderStyle: 'dashed' } as const
const invalid = { borderColor: vars.color.error, boxShadow: `inset 0 0 0 1px ${vars.color.error}` } as const

/** A control that is one element: an input, a text area, a select's button. */
export const control = style({
  ...controlRule,
  paddingInline: vars.space.m,
  paddingBlock: vars.control.padding,
  selectors: {
    '&::placeholder': { color: vars.color.textQuiet, opacity: 1 },
    '&[data-hovered]': { borderColor: vars.color.text },
    '&[data-invalid]': invalid,
    '&[data-focused], &[data-focus-visible]': focusRing,
    '&[data-disabled]': disabled,
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-invalid]': { borderWidth: '3px' } } } },
})

/** The box around an input and what stands beside it; the ring goes around both. */
export const controlBox = style({
  ...controlRule,
  display: 'flex',
  alignItems: 'stretch',
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&[data-invalid]': invalid,
    '&:has(> input[data-focused]), &:has(> [data-focus-within])': focusRing,
    '&[data-disabled]': disabled,
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-invalid]': { borderWidth: '3px' } } } },
})

/** An input inside a `controlBox`. */
export const bareInput = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: vars.space.m,
  paddingBlock: vars.control.padding,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.textQuiet, opacity: 1 },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

/** Quiet words or an icon inside a `controlBox`, before or after the input. */
export const adornment = style({
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space.m,
  color: vars.color.textQuiet,
  selectors: { 'input + &': { paddingInlineStart: 0 }, '&:has(+ input)': { paddingInlineEnd: 0 } },
})

/** A button inside a `controlBox`. */
export const innerButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minInlineSize: '2.5rem',
  paddingInline: vars.space.m,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.actionText,
  fontSize: vars.font.size.compact,
  fontWeight: vars.font.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' },
    '&[data-disabled]': { cursor: 'not-allowed', color: vars.color.textQuiet },
  },
})

/** Figures of one width. */
export const numeric = style({ fontVariantNumeric: 'tabular-nums' })
