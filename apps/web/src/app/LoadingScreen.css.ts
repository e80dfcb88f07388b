import { style } from '@vanilla-extract/css'

export const center = style({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh' })
