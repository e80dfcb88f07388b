import { style } from '../../theme/component-style'
import { calmly } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

/** Where files may be dropped; the button in it does the same for everyone else. */
export const dropZone = style({
  ...calmly('background-color, border-color'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.xl,
  border: `2px dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  textAlign: 'center',
  selectors: {
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.color.action,
      background: vars.color.current,
      color: vars.color.onCurrent,
    },
    '&[data-invalid]': { borderColor: vars.color.error },
    '&[data-disabled]': { background: vars.color.canvas },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-over]': { borderColor: 'Highlight' } } } },
})

export const rules = style({
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  selectors: { '[data-over] > &': { color: 'inherit' } },
})

export const fileList = style({ display: 'grid', gap: vars.space.s })

export const refusals = style({ display: 'grid', gap: vars.space.xs, overflowWrap: 'anywhere' })
