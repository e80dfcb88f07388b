import { controlSize } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Reserves space for the field of the two dates, which loads lazily. */
export const datesPlace = style({ inlineSize: 'min(18rem, 100%)', minBlockSize: controlSize.compact })
