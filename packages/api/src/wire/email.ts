import { oneLine } from './plain-text'

/** A link to write to an address, which may also say about what. */
const MAILTO = /^mailto:([^?]*).*$/i
/** The address in the angle brackets of a mail's header: `Ada Marlow <ada@mail.example>`. */
const IN_BRACKETS = /<([^<>]*)>[\s,;]*$/
const ADDRESS =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+\.[^\s@<>()[\]\\,;:".\p{Cc}\p{Cf}]+$/u

/** An e-mail as it was typed or pasted, without what a mail's header or a link puts around it. */
export function emailOf(typed: string): string {
  const text = oneLine(typed)
  return (IN_BRACKETS.exec(text)?.[1] ?? text).trim().replace(MAILTO, '$1').trim()
}

/** Whether `text` is one e-mail that mail can be sent to. */
export const isEmail = (text: string): boolean =>
  ADDRESS.test(text) && !text.includes('..') && !/^\.|\.@|@\./.test(text)
