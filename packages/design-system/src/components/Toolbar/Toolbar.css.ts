import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s })
