import { style } from '../../theme/component-style'
import { calmly, focusRing } from '../../theme/focus-ring.css'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const switchField = style({ display: 'grid', alignContent: 'start', justifyItems: 'start' })

/** The words and the track are one target, as high as any control. */
export const switchButton = style({
  // The input is hidden within it, so that what scrolls brings the right place into view.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  minBlockSize: vars.control.height,
  paddingBlock: vars.space.s,
  fontSize: vars.control.text,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: vars.color.textQuiet } },
})

export const track = style({
  ...calmly('background-color, border-color'),
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '1.5rem',
  padding: '3px',
  border: `2px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text },
    '[data-selected] > &': {
      justifyContent: 'flex-end',
      background: vars.color.action,
      borderColor: vars.color.action,
    },
    '[data-selected][data-hovered] > &': {
      background: vars.color.actionHover,
      borderColor: vars.color.actionHover,
    },
    '[data-invalid] > &': { borderColor: vars.color.error },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': { opacity: 0.6, borderStyle: 'dashed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-selected] > &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
        },
      },
    },
  },
})

/** The knob; its tick says "on" to a person who can't distinguish the colours. */
export const knob = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1rem',
  blockSize: '1rem',
  marginBlock: '-1px',
  borderRadius: vars.radius.full,
  background: vars.color.controlBorder,
  color: vars.color.action,
  selectors: {
    '[data-hovered] > * > &': { background: vars.color.text },
    '[data-selected] > * > &': { background: vars.color.onAction },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      color: 'Highlight',
      selectors: { '[data-selected] > * > &': { background: 'HighlightText' } },
    },
  },
})

export const switchWords = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

/** Help and error under the words, in line with them. */
export const switchNotes = style({
  display: 'grid',
  gap: vars.space.xs,
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
  paddingInlineStart: '3.5rem',
  paddingBlockEnd: vars.space.s,
})

export const switchDescription = style({ color: vars.color.textQuiet, fontSize: vars.font.size.s })
