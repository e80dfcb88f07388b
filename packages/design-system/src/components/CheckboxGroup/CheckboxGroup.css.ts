import { style } from '../../theme/component-style'

export const choices = style({ display: 'grid', justifyItems: 'start' })
