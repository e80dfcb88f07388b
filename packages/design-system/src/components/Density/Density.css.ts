import { style } from '../../theme/component-style'

/** Hands the sizes down without a box of its own, so that the layout around stays as it is. */
export const wrapper = style({ display: 'contents' })
