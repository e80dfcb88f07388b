import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

/** What each tone of a button looks like at rest, under the pointer and pressed; Button and IconButton share it. */
export const buttonTones = {
  primary: {
    background: vars.color.action,
    color: vars.color.onAction,
    selectors: {
      '&[data-hovered]': { background: vars.color.actionHover },
      '&[data-pressed]': { background: vars.color.actionPressed },
    },
  },
  secondary: {
    background: vars.color.card,
    borderColor: vars.color.controlBorder,
    color: vars.color.text,
    selectors: { '&[data-hovered], &[data-pressed]': { background: vars.color.cardHover } },
  },
  quiet: {
    color: vars.color.actionText,
    selectors: { '&[data-hovered], &[data-pressed]': { background: vars.color.current } },
  },
  danger: {
    background: vars.color.danger,
    color: vars.color.onDanger,
    selectors: { '&[data-hovered], &[data-pressed]': { background: vars.color.dangerHover } },
  },
} satisfies Record<string, StyleRule>
