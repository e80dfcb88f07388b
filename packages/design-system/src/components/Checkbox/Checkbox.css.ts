import { calmly, focusRing } from '../../theme/focus-ring.css'
import { style } from '../../theme/component-style'
import { vars } from '../../theme/vars.css'

/** One choice with its notes under it. */
export const choiceField = style({ display: 'grid', alignContent: 'start', justifyItems: 'start' })

/** The label is the target: as high as any control. Shared with the radio button. */
export const choice = style({
  // The input is hidden within it, so that what scrolls brings the right place into view.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  minBlockSize: vars.control.height,
  paddingBlock: vars.space.s,
  fontSize: vars.control.text,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: vars.color.textQuiet } },
})

/** The square or circle before the words. */
export const mark = style({
  ...calmly('background-color, border-color'),
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  marginBlockStart: vars.space.hair,
  border: `2px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.small,
  background: vars.color.card,
  color: vars.color.onAction,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: vars.color.action,
      borderColor: vars.color.action,
    },
    '[data-invalid] > &': { borderColor: vars.color.error },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': { opacity: 0.6, borderStyle: 'dashed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

/** Help and error under the words, in line with them. */
export const choiceNotes = style({
  display: 'grid',
  gap: vars.space.xs,
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
  paddingInlineStart: '2.125rem',
  paddingBlockEnd: vars.space.s,
})

export const choiceDescription = style({
  color: vars.color.textQuiet,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
})
