import { style } from '../../theme/component-style'

export const moneyText = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
