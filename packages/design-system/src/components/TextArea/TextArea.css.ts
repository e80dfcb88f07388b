import { style } from '../../theme/component-style'

/** Grows with its text where the browser can; never narrower or wider than its column. */
export const textArea = style({
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '24rem',
} as Parameters<typeof style>[0])
