import { asc, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { fromCursor } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'

const Cursor = z.tuple([z.string(), z.string(), z.uuid()])

/** The order of lists of clients: by sort name or last name, first name and id. */
export const BY_NAME = [asc(clients.lastNameSort), asc(clients.firstNameSort), asc(clients.id)]

/** What a client's place in {@link BY_NAME} is known from. */
export const NAME_KEY = { lastName: clients.lastNameSort, firstName: clients.firstNameSort, id: clients.id }

/** The clients after the one that a list's cursor stands for. */
export function isAfterName(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const [lastName, firstName, id] = fromCursor(cursor, Cursor)
  return sql`(${clients.lastNameSort}, ${clients.firstNameSort}, ${clients.id}) > (${lastName}, ${firstName}, ${id}::uuid)`
}
