import { style } from '../../theme/component-style'

/** Grows with its text where the browser can, up to a third of a page. */
export const textArea = style({ resize: 'vertical', fieldSizing: 'content', maxBlockSize: '24rem' })
