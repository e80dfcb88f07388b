import { fileURLToPath } from 'node:url'

const fileOf = (name: string): string => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))

const REGULAR = fileOf('AtkinsonHyperlegibleNext-Regular')
const BOLD = fileOf('AtkinsonHyperlegibleNext-Bold')
const WIDE = fileOf('NotoSans-Regular')

/** Latin-1 and the punctuation of our own words; soft hyphen and micro sign are not in the font. */
const IN_OUR_FONT = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u00ff–—‘’“”…€\u2212]*$/

/** The font file that has the letters of a text: ours, or one that knows far more of them. */
export function fontFor(text: string, isBold: boolean): string {
  if (!IN_OUR_FONT.test(text)) return WIDE
  return isBold ? BOLD : REGULAR
}

/** A text as a font can draw it: composed, and on one line. */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
