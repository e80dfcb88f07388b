import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { resetLayer } from './layers.css'
import { toastRoom } from './toast-room'
import { vars } from './vars.css'

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('body, h1, h2, h3, h4, h5, h6, p, dl, dd, ol, ul, figure, fieldset', { margin: 0 })
reset('fieldset', { padding: 0, border: 0, minInlineSize: 0 })
reset('ol[role="list"], ul[role="list"]', { padding: 0, listStyle: 'none' })
reset('html', {
  textSizeAdjust: '100%',
  colorScheme: 'light',
  scrollPaddingBlockStart: '5rem',
  scrollPaddingBlockEnd: `max(5rem, ${toastRoom} + 1rem)`,
})
reset('body', {
  minBlockSize: '100dvh',
  paddingBlockEnd: toastRoom,
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.lineHeight.body,
  WebkitFontSmoothing: 'antialiased',
})
reset('[data-density]', { fontSize: vars.font.size.body })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
reset('img, svg', { display: 'block', maxInlineSize: '100%' })
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' })
reset(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})
reset('[tabindex="-1"]:focus-visible:not([data-focus-visible])', { outlineColor: 'transparent' })
