import { breakpoints, roles, space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

const desktop = `(min-width: ${breakpoints.desktop}px)`

export const frame = style({
  display: 'grid',
  minBlockSize: '100dvh',
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 41fr) minmax(0, 39fr)' } },
})

export const task = style({
  display: 'grid',
  placeItems: 'center',
  padding: space['2xl'],
  background: roles.card,
})

export const column = style({ inlineSize: '100%', maxInlineSize: '25rem' })

export const brand = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  marginBlockEnd: space['3xl'],
})

export const picture = style({
  display: 'none',
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  '@media': { [desktop]: { display: 'grid' } },
})
