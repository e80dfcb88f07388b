import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

export const panel = style({ padding: vars.space.m, overflow: 'auto', outline: 'none' })
