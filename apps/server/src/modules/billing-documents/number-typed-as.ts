/**
 * Makes the function that reads the number of a document as people type it: `12`, `#12` or `Superbill 012`. It returns
 * the digits of the number, or of its beginning, without noughts in front; null for other words.
 *
 * @param names what the document is called, as a pattern
 */
export function numberTypedAs(names: string): (text: string) => string | null {
  const number = new RegExp(String.raw`^(?:${names})?\s*#?\s*0*([1-9]\d{0,8})$`, 'i')
  return (text) => number.exec(text.trim())?.[1] ?? null
}
