import { style } from '../../theme/component-style'

export const dateText = style({ fontVariantNumeric: 'tabular-nums' })
