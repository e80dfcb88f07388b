import { style } from '../../theme/component-style'

/** What a link adds to the look of a button. */
export const linkButton = style({ textDecorationLine: 'none' })
