const MAILTO = /^mailto:/i
/** The address in the angle brackets of a mail's header: `Ada Marlow <ada@mail.example>`. */
const IN_BRACKETS = /<([^<>]*)>[\s,;]*$/
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/

/** An e-mail as it was typed or pasted, without what a mail's header or a link puts around it. */
export const emailOf = (typed: string): string =>
  (IN_BRACKETS.exec(typed)?.[1] ?? typed).trim().replace(MAILTO, '')

/** Whether `text` is one e-mail that mail can be sent to. */
export const isEmail = (text: string): boolean =>
  ADDRESS.test(text) && !text.includes('..') && !/^\.|\.@|@\./.test(text)
