import { and, sql, type SQL } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import { typedPhone } from './typed-phone'

/** Every word must occur in a name, an e-mail or a phone number; a phone may be typed with its punctuation. */
export function matchesSearch(q: string | undefined): SQL | undefined {
  const text = q?.trim() ?? ''
  if (text === '') return undefined
  const phone = typedPhone(text)
  const words = phone === null ? text.split(/\s+/) : [phone]
  return and(...words.map(containsWord))
}

/** `lower()` is PostgreSQL's on both sides, so that they agree on every alphabet. */
const containsWord = (word: string): SQL =>
  sql`${clients.searchText} like '%' || lower(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`
