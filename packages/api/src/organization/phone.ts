import { oneLine } from '../wire/plain-text'
import { STORED_PHONE } from './phone-pattern'

/** An extension at the end of a number: `ext. 12`, `extension 12`, `x12`, `#12`, `;ext=12`. */
const EXTENSION = /[\s,;]*(?:extension|ext|x|#)[\s.:=]*(\d{1,6})$/i
/** What a number may hold beside its digits, after the plus sign of its country. */
const WRITTEN = /^\+?[\d\s().\-/\u00B7\u2010-\u2015]+$/
/** The most digits that a number without its country has. */
const MAX_NATIONAL = 11
/** What is dialled for `+` in most countries, and in North America. */
const DIALLED_ABROAD = /^(?:00|011)/
/** The country calling codes of one and of two digits (ITU-T E.164); all others have three. */
const COUNTRY = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/**
 * A typed phone or fax number as it is sent and stored: digits only (spec §5), with `+` before those of another country
 * and `x12` after them for extension 12. Empty for nothing, undefined for what can't be dialled.
 */
export function phoneOf(typed: string): string | undefined {
  const text = oneLine(typed.normalize('NFKC')).replace(/^tel:/i, '')
  if (text === '') return ''
  const extension = EXTENSION.exec(text)
  const number = (extension === null ? text : text.slice(0, extension.index)).trim()
  if (!WRITTEN.test(number)) return undefined
  const digits = digitsWithCountry(number)
  const stored = extension === null ? digits : `${digits}x${extension[1]}`
  return STORED_PHONE.test(stored) ? stored : undefined
}

/** The digits of a number, with `+` before a country other than that of North America. */
function digitsWithCountry(number: string): string {
  const digits = number.replace(/\D/g, '')
  const isAbroad = number.startsWith('+') || (digits.length > MAX_NATIONAL && DIALLED_ABROAD.test(digits))
  if (!isAbroad) {
    // Of more digits than a number has, only what is written without gaps can be one: an older record may hold it.
    return digits.length <= MAX_NATIONAL || digits === number ? digits : ''
  }
  // The zero in brackets, as in +44 (0)20, is dialled within the country alone.
  const abroad = number
    .replace('(0)', '')
    .replace(/\D/g, '')
    .replace(number.startsWith('+') ? '' : DIALLED_ABROAD, '')
  if (abroad.startsWith('1')) return abroad.length === MAX_NATIONAL ? abroad : ''
  return `+${abroad}`
}

/**
 * `(###) ###-####`, with a leading 1 `+1 (###) ###-####` (spec §5); another country's number in groups after its code.
 * What is none of these stays as it is.
 */
export function formatPhone(phone: string): string {
  const [, plus, digits, extension] = STORED_PHONE.exec(phoneOf(phone) ?? '') ?? []
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

/** Only the digits of a number, which is another number where it has an extension: to dial one, use {@link phoneOf}. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

/** A typed number as it is sent; what is none stays as it was typed, to be refused by name. */
export const sentPhone = (typed: string): string => phoneOf(typed) ?? typed

/** `body` with its phone and fax as they are sent. */
export const withSentPhones = <Body extends { phone: string; fax?: string | undefined }>(
  body: Body,
): Body => ({
  ...body,
  phone: sentPhone(body.phone),
  ...(body.fax === undefined ? {} : { fax: sentPhone(body.fax) }),
})
