import { globalLayer } from '@vanilla-extract/css'

/** Everything the design system styles stands in layers, so that a consumer's own unlayered rules win. */
export const resetLayer = globalLayer('oaklet.reset')
export const componentLayer = globalLayer('oaklet.component')
