import { elevation, radius, roles, space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** The field in the top bar, as wide as there is room up to a comfortable line. */
export const searchBox = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '34rem',
})

/** Only gathers the entry to the search; its content stands in the top bar as if by itself. */
export const searchEntry = style({ display: 'contents' })

/** What is suggested floats below the field, over the page. */
export const suggestionPanel = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space.xs})`,
  maxBlockSize: 'min(36rem, calc(100dvh - 6rem))',
  overflow: 'auto',
  padding: space.l,
  border: `1px solid ${roles.line}`,
  borderRadius: radius.card,
  background: roles.card,
  boxShadow: elevation.overlay,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
})
