/** What a spreadsheet would calculate, or what looks guarded against it already. */
const NEEDS_GUARD = /^'*[=+\-@\t\r]/
const GUARDED = /^'(?='*[=+\-@\t\r])/
/** A text as spreadsheets write it so that its zeros stay: `="02139"`. */
const AS_FORMULA = /^="([^"]*)"$/

/** A text with an apostrophe before it, wherever a spreadsheet would calculate it; {@link typedText} takes it away. */
export const guardedText = (text: string): string => (NEEDS_GUARD.test(text) ? `'${text}` : text)

/**
 * What was typed, of a cell as it stands in a file: without the apostrophe of {@link guardedText}. A name like
 * 's-Gravenhage keeps its own, as nothing in it would be calculated.
 */
export const typedText = (cell: string): string =>
  GUARDED.test(cell) ? cell.slice(1) : cell.replace(AS_FORMULA, '$1')
