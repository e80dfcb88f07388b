import { STORED } from './phone-text'

/** An extension at the end of a number: `ext. 12`, `extension 12`, `x12`, `#12`, `;ext=12`. */
const EXTENSION = /[\s,;]*(?:extension|ext|x|#)[\s.:=]*(\d{1,6})$/i
/** What a number may hold beside its digits, after the plus sign of its country. */
const WRITTEN = /^\+?[\d\s().\-/\u00B7\u2010-\u2015]+$/
/** The most digits that a number without its country has. */
const MAX_NATIONAL = 11
/** What is dialled for `+` in most countries, and in North America. */
const DIALLED_ABROAD = /^(?:00|011)/

/**
 * A typed phone or fax number as it is sent and stored: digits only, with `+` before those of another country
 * and `x12` after them for extension 12. Empty for nothing, undefined for what can't be dialled.
 */
export function phoneFromText(typed: string): string | undefined {
  // Numbers that are copied from other programs often stand between marks of their direction.
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:/i, '')
  if (text === '') return ''
  const extension = EXTENSION.exec(text)
  const number = (extension === null ? text : text.slice(0, extension.index)).trim()
  if (!WRITTEN.test(number)) return undefined
  const digits = digitsWithCountry(number)
  const stored = extension === null ? digits : `${digits}x${extension[1]}`
  return STORED.test(stored) ? stored : undefined
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
