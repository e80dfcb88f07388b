import { eq, sql, type SQL } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import { holdsWords } from '../../db/folded'
import { typedBirth } from '../../typed-date'
import { typedPhone } from './typed-phone'

/** A date of birth, a part of a phone number with or without its punctuation, or words that stand in names and e-mails. */
export async function matchesSearch(
  q: string | undefined,
  todayOf: () => Promise<{ today: string }>,
): Promise<SQL | undefined> {
  const text = q?.trim() ?? ''
  if (text === '') return undefined
  const { today } = await todayOf()
  const birth = typedBirth(text, today)
  if (birth !== null) return eq(clients.dateOfBirth, birth)
  const phone = typedPhone(text)
  return phone === null
    ? holdsWords(clients.searchText, text)
    : sql`${clients.searchText} like ${`%${phone}%`}`
}
