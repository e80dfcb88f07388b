/** Control characters, and what else ends a line. The null character stays: it is refused, as no database stores it. */
const CONTROL = /(?:[^\P{Cc}\0]|[\u2028\u2029])+/gu
/** What ends a line in one program or another. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** Control characters but tabs and line feeds, which text of several lines may hold. */
const CONTROL_IN_LINES = /[^\P{Cc}\0\t\n]/gu
/** Characters without width, and those that turn the direction of what follows. */
const HIDDEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
/** A character that can be seen, no blank letter among them, or the null character, which is refused by name. */
const VISIBLE = /[^\p{Z}\p{M}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]|\0/u

/** `text` on one line, composed (NFC), without characters that are hidden or turn its direction, and trimmed. */
export const oneLine = (text: string): string =>
  text.replace(CONTROL, ' ').replace(HIDDEN, '').normalize('NFC').trim()

/** Like {@link oneLine}, for text that may have several lines. */
export const manyLines = (text: string): string =>
  text.replace(LINE_END, '\n').replace(CONTROL_IN_LINES, '').replace(HIDDEN, '').normalize('NFC').trim()

/** Whether `text` holds anything that can be seen. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)
