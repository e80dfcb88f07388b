import { roles, space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const frame = style({ minBlockSize: '100dvh', background: roles.card })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  padding: `${space.m} ${space.xl}`,
  borderBlockEnd: `1px solid ${roles.line}`,
})

export const column = style({
  maxInlineSize: '38rem',
  marginInline: 'auto',
  padding: `${space['2xl']} ${space.xl} ${space['3xl']}`,
})
