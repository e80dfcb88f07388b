import { globalStyle } from '@vanilla-extract/css'
import { style } from '../../theme/component-style'
import { componentLayer } from '../../theme/layers.css'
import { vars } from '../../theme/vars.css'

/** The body's attribute while a curtain covers the page. */
export const CURTAINED = 'data-curtained'

export const curtain = style({
  display: 'grid',
  placeItems: 'center',
  position: 'fixed',
  inset: 0,
  overflow: 'auto',
  padding: vars.space.l,
  background: vars.color.canvas,
  zIndex: 200,
})
/**
 * Hidden, not only covered: a toast would lie above, and a printer knows no layers. An attribute says so and no `:has`,
 * by which a browser would look the whole page over whenever anything is put into its body.
 */
globalStyle(`body[${CURTAINED}] > :not(.${curtain}, [data-live-announcer])`, {
  '@layer': { [componentLayer]: { visibility: 'hidden' } },
})

export const panel = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.elevation.overlay,
})
export const content = style({
  display: 'grid',
  gap: vars.space.xl,
  padding: vars.space['2xl'],
  color: vars.color.text,
  overflowWrap: 'anywhere',
  outline: 'none',
})
export const head = style({ display: 'grid', gap: vars.space.s })
export const heading = style({
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.lineHeight.tight,
})
export const quiet = style({ margin: 0, color: vars.color.textQuiet })
