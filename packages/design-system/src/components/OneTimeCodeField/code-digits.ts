/** The ASCII digits of what was typed or pasted, at most `length` of them; spaces, dashes and words fall away. */
export const codeDigits = (text: string, length: number): string =>
  text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length)
