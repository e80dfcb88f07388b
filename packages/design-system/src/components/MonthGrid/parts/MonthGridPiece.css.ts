import { recipe, style } from '../../../theme/component-style'
import { calmly, focusRing } from '../../../theme/focus-ring.css'
import { vars } from '../../../theme/vars.css'
import { eventColors } from '../../TimeGrid/parts/event-colors'

/** How far a bar reaches over the edge of its day to meet its next piece: the day's padding and its line. */
const beyond = `calc(-1 * ${vars.space.xs} - 1px)`

/** With less room than this in all, lines say what, and only their names say when. */
const narrow = '(max-width: 60rem)'

export const piece = recipe({
  base: {
    ...calmly('box-shadow'),
    position: 'relative',
    gridRow: 'var(--line)',
    minInlineSize: 0,
    border: '1px solid transparent',
    borderInlineStart: '4px solid var(--bar)',
    borderRadius: vars.radius.small,
    background: 'var(--tint)',
    color: 'var(--ink)',
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.medium,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:hover': { boxShadow: vars.elevation.overlay },
      '&:focus-visible': { ...focusRing, outlineOffset: 0, zIndex: 3 },
      '&[data-joins-after]': {
        zIndex: 2,
        marginInlineEnd: beyond,
        borderInlineEndWidth: 0,
        borderStartEndRadius: 0,
        borderEndEndRadius: 0,
      },
      '&[data-joins-before]': {
        zIndex: 1,
        borderInlineStartWidth: 0,
        marginInlineStart: `calc(-1 * ${vars.space.xs})`,
        borderStartStartRadius: 0,
        borderEndStartRadius: 0,
      },
      '&[data-joins-before]:focus-visible': { zIndex: 3 },
    },
  },
  variants: {
    color: eventColors(({ tint, ink, bar }) => ({ vars: { '--tint': tint, '--ink': ink, '--bar': bar } })),
    look: {
      solid: {},
      tentative: { borderColor: 'var(--bar)', borderStyle: 'dashed', borderInlineStartStyle: 'solid' },
      muted: {
        vars: {
          '--tint': vars.color.neutral,
          '--ink': vars.color.onNeutral,
          '--bar': vars.color.controlBorder,
        },
      },
      done: {
        vars: { '--tint': vars.color.card },
        borderColor: vars.color.line,
        borderInlineStartColor: 'var(--bar)',
      },
    },
  },
})

/** The words of a bar run on over the pieces that follow. */
export const words = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.xs,
  inlineSize: `calc(var(--reach) * (100% + ${vars.space.xs}) - ${vars.space.s})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: `calc(${vars.control.minimum} - 2px)`,
  selectors: {
    '[data-look=done] > &::before': { content: '"✓ " / ""' },
    '[data-look=muted] > &': { textDecoration: 'line-through' },
  },
})

export const pieceTime = style({
  fontWeight: vars.font.weight.regular,
  '@container': { [narrow]: { display: 'none' } },
})
