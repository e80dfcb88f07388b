import { recipe, style } from '../../../theme/component-style'
import { calmly, focusRing } from '../../../theme/focus-ring.css'
import { vars } from '../../../theme/vars.css'
import { eventColors } from './event-colors'
import { slotHeight } from '../TimeGrid.css'

const box = {
  position: 'absolute',
  insetBlockStart: `calc(var(--top) * ${slotHeight} + 1px)`,
  blockSize: `calc(var(--rows) * ${slotHeight} - 2px)`,
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: '0.1875rem',
  paddingInline: `${vars.space.s} ${vars.space.xs}`,
  borderRadius: '8px',
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
} as const

export const eventBox = recipe({
  base: {
    ...calmly('box-shadow, opacity'),
    ...box,
    zIndex: 1,
    insetInlineStart: 'calc(0.25rem + (100% - 0.875rem) * var(--from))',
    inlineSize: 'calc((100% - 0.875rem) * var(--size) - 2px)',
    border: '1px solid transparent',
    borderInlineStartWidth: '4px',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    selectors: {
      '&:hover': { boxShadow: vars.elevation.overlay, zIndex: 2 },
      '&:focus-visible': { ...focusRing, zIndex: 3 },
      '&[data-span]': { inlineSize: 'calc((100% + 1px) * var(--span) - 0.875rem - 3px)' },
      '&[data-short]': { flexDirection: 'row', gap: '0.375rem', paddingBlock: '0.125rem' },
      // Not faded: its words and its focus ring keep their contrast.
      '&[data-moving]': { background: vars.color.card, border: `1px dashed ${vars.color.controlBorder}` },
      '&[aria-busy]': { cursor: 'progress', borderStyle: 'dotted' },
      // The lower edge, half of it outside, resizes: 24 px to take hold of.
      ':not([data-dragging]) > [role=row] &[data-movable]:hover::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '-12px',
        blockSize: 'min(24px, 12px + 33%)',
        cursor: 'ns-resize',
        background: `linear-gradient(currentcolor, currentcolor) center calc(100% - 14px) / 1.5rem 2px no-repeat`,
      },
    },
  },
  variants: {
    color: eventColors(({ tint, ink, bar }) => ({
      vars: { '--tint': tint, '--ink': ink, '--bar': bar },
      background: 'var(--tint)',
      color: 'var(--ink)',
      borderInlineStartColor: 'var(--bar)',
    })),
    look: {
      solid: {},
      tentative: { border: '1px dashed var(--bar)', borderInlineStart: '4px solid var(--bar)' },
      muted: {
        background: vars.color.neutral,
        color: vars.color.onNeutral,
        borderInlineStartColor: vars.color.controlBorder,
        textDecoration: 'line-through',
      },
      done: {
        background: vars.color.card,
        borderColor: vars.color.line,
        borderInlineStartColor: 'var(--bar)',
        selectors: {
          '&::before': {
            content: '"✓" / ""',
            position: 'absolute',
            insetInlineEnd: '0.375rem',
            insetBlockStart: '0.1875rem',
            fontWeight: vars.font.weight.heading,
          },
          // All words stand beside the mark.
          '&[data-short]': { paddingInlineEnd: '1.25rem' },
        },
      },
    },
  },
})

export const ghost = recipe({
  base: {
    ...box,
    zIndex: 4,
    insetInlineStart: '0.25rem',
    inlineSize: 'calc(100% - 0.875rem)',
    overflow: 'hidden',
    border: '2px solid',
    boxShadow: vars.elevation.overlay,
    pointerEvents: 'none',
  },
  variants: { color: eventColors(({ tint, ink }) => ({ background: tint, color: ink })) },
})

export const eventTitle = style({
  flex: 'none',
  maxInlineSize: '100%',
  maxBlockSize: `calc(var(--lines, 1) * ${vars.font.lineHeight.tight} * 1em)`,
  overflow: 'hidden',
  overflowWrap: 'break-word',
  textOverflow: 'ellipsis',
  fontWeight: vars.font.weight.strong,
  selectors: {
    '[data-cut] > &': { whiteSpace: 'nowrap' },
    '[data-look=done]:not([data-short]) > &': { maxInlineSize: 'calc(100% - 1rem)' },
  },
})

export const eventDetail = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
