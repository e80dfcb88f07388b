import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const disclosureGroup = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 })
