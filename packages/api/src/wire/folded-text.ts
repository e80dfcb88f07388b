/** Letters that don't come apart into a plain letter and a mark, as they are typed without them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
}

const SPECIAL_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g')

/** A text in small letters, with plain ones for those that don't come apart into a letter and a mark. */
export const withPlainLetters = (text: string): string =>
  text.toLowerCase().replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)

/** Marks above, below and between letters, apostrophes in all their forms, and characters that can't be seen. */
const DROPPED = new RegExp(
  [
    '[\\u0300-\\u036F\\u0483-\\u0487\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A',
    '\\u064B-\\u065F\\u0670\\u06D6-\\u06DC\\u06DF-\\u06E8\\u06EA-\\u06ED\\u1AB0-\\u1ACE\\u1DC0-\\u1DFF\\u20D0-\\u20F0',
    '\\uFE00-\\uFE0F\\uFE20-\\uFE2F',
    "'`\\u00AD\\u00B7\\u02B9-\\u02DF\\u055A\\u055B\\u05F3\\u05F4\\u061C\\u0640\\u200B-\\u200F\\u2018-\\u201B\\u202A-\\u202E",
    '\\u2032\\u2035\\u2060-\\u2069\\uA78B\\uA78C\\uFEFF]',
  ].join(''),
  'g',
)

/** Blanks, hyphens and dashes, and what stands between words or around them. */
const BETWEEN_WORDS = new RegExp(
  [
    '[\\u0009-\\u000D\\u0020\\u0085\\u1680\\u2028\\u2029.,;:!?(){}<>|/\\\\"&+*=~^\\[\\]',
    '\\u00AB\\u00BB\\u058A\\u05BE\\u1806\\u2010-\\u2015\\u2022\\u201C-\\u201F\\u2039\\u203A\\u2212\\u2E3A\\u2E3B',
    '\\u3001\\u3002\\u301C\\u30A0\\u30FB-]+',
  ].join(''),
  'g',
)

/**
 * A text as names and words are compared: small plain letters, one blank between words. Texts that mean the same to
 * people come out the same: with and without accents, apostrophes and hyphens, composed or not, in any width.
 * The database's function `oaklet_folded` is the same rule.
 */
export const foldedText = (text: string): string =>
  withPlainLetters(
    text
      // Alone among the apostrophes, it comes apart into a blank and a mark.
      .replaceAll('´', '')
      .normalize('NFKD')
      .replace(DROPPED, ''),
  )
    .replace(BETWEEN_WORDS, ' ')
    .trim()
    .normalize('NFC')

/** What people who are called the same have in common; blanks make no difference: “Mary Ann” is “Maryann”. */
export const nameKey = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].map((name) => foldedText(name).replaceAll(' ', '')).join(' ')

/** Sorts names as the server's lists are sorted. */
export function compareNames(one: string, other: string): number {
  const [first, second] = [foldedText(one), foldedText(other)]
  if (first === second) return 0
  return first < second ? -1 : 1
}
