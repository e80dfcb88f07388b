import { style } from '@vanilla-extract/css'

/** As wide as a Select gets, before its late names are there. */
export const insurance = style({ inlineSize: 'min(16rem, 100%)' })
