/** A number as it is stored: digits, after a plus sign when they begin with a country, then `x` and the extension. */
export const STORED = /^(\+(?![01]))?(\d{7,15})(?:x(\d{1,6}))?$/
/** The country calling codes of one and of two digits (ITU-T E.164); all others have three. */
const COUNTRY = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/**
 * `(###) ###-####`, with a leading 1 `+1 (###) ###-####`; another country's number in groups after its code.
 * What is none of these stays as it is.
 */
export function formatPhone(phone: string): string {
  const [, plus, digits, extension] = STORED.exec(phone) ?? []
  if (digits === undefined) return phone
  const shown = plus === '+' ? inGroups(digits) : northAmerican(digits)
  return extension === undefined ? shown : `${shown} ext. ${extension}`
}

function northAmerican(digits: string): string {
  const [, country, area, exchange, line] = /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return line === undefined ? digits : `${country ? '+1 ' : ''}(${area}) ${exchange}-${line}`
}

function inGroups(digits: string): string {
  const country = COUNTRY.exec(digits)?.[0] ?? ''
  const rest = digits.slice(country.length)
  // No digit stands alone at the end.
  return `+${country} ${rest.replace(rest.length % 4 === 0 ? /\d{4}(?=\d)/g : /\d{3}(?=\d\d)/g, '$& ')}`
}
