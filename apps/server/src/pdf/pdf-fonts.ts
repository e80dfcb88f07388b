import { fileURLToPath } from 'node:url'

const fileOf = (name: string): string => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))

const REGULAR = fileOf('AtkinsonHyperlegibleNext-Regular')
const BOLD = fileOf('AtkinsonHyperlegibleNext-Bold')
const WIDE = fileOf('NotoSans-Regular')
const ARABIC = fileOf('NotoSansArabic-Regular')
const HEBREW = fileOf('NotoSansHebrew-Regular')

/** Latin-1 and the punctuation of our own words; soft hyphen and micro sign are not in the font. */
const IN_OUR_FONT = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u00ff–—‘’“”…€\u2212]*$/
/** The alphabets of the wide font, with what belongs to no alphabet, except pictures. */
const IN_WIDE_FONT =
  /^(?:\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|(?!\p{Extended_Pictographic})[\p{Script=Common}\p{Script=Inherited}])*$/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Words that are read from right to left, with the blanks and punctuation between them. */
const RUNS =
  /(\p{Script=Arabic}|\p{Script=Hebrew})(?:[\p{Script=Common}\p{Script=Inherited}]*[\p{Script=Arabic}\p{Script=Hebrew}])*/gu

/** The font file that has the letters of a text: ours, or one that knows far more of them. */
export function fontFor(text: string, isBold: boolean): string {
  if (/\p{Script=Arabic}/u.test(text)) return ARABIC
  if (/\p{Script=Hebrew}/u.test(text)) return HEBREW
  if (!IN_OUR_FONT.test(text)) return WIDE
  return isBold ? BOLD : REGULAR
}

/**
 * Whether the drawn letters say something else than the text: those of right-to-left words are drawn from the last to
 * the first, and a letter that no font has is drawn as a box.
 */
export const isDrawnOtherwise = (text: string): boolean => !IN_WIDE_FONT.test(text)

/** The parts of a text that are each drawn in one direction, in the order of the text; never none. */
export function runsOf(text: string): string[] {
  if (!RIGHT_TO_LEFT.test(text)) return [text]
  const runs: string[] = []
  let end = 0
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    if (index > end) runs.push(text.slice(end, index))
    runs.push(run)
    end = index + run.length
  }
  return end < text.length ? [...runs, text.slice(end)] : runs
}

/** A text as a font can draw it: composed, and on one line. */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
