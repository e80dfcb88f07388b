import { withPlainLetters } from '../wire/folded-text'

/** Marks on letters, and characters that can't be seen. */
const DROPPED = /[\p{M}\p{Cf}]/gu
const DASHES = /[\p{Pd}\u2212]/gu
const APOSTROPHES = /[`´\u02B9\u02BB\u02BC\u02C8\u2018-\u201B\u2032\u2035\u2039\u203A]/g
const QUOTES = /[\u00AB\u00BB\u201C-\u201F\u2033\u2036]/g
/** Whatever is none of the characters that X12 calls basic, one or several in a row. */
const NOT_BASIC = /[^A-Z0-9!"&'()+,./;?=-]+/g

/**
 * A text as it leaves on a claim, on paper and in a file alike: capitals without accents, plain dashes and quotes, and a
 * blank for whatever else can't be sent, the separators of the file among them.
 */
export const claimText = (text: string): string =>
  withPlainLetters(text.replace(APOSTROPHES, "'").replace(QUOTES, '"').normalize('NFKD').replace(DROPPED, ''))
    .replace(DASHES, '-')
    .toUpperCase()
    .replace(NOT_BASIC, ' ')
    .trim()

/** Whether anything of a text can be sent. */
export const isSendable = (text: string): boolean => claimText(text) !== ''
