import type * as api from '@oaklet/api/contract'
import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { holdsWords } from '../../db/folded'
import { clients } from '../../db/schema/clients-table'
import { superbills } from '../../db/schema/superbills-table'
import { typedSuperbillNumber } from './typed-superbill-number'

type Filters = z.infer<typeof api.SuperbillFilters>

/** The superbills that the filters of a list leave; the query has to join their clients. */
export const isListed = ({ q, status, clientId, from, to }: Filters): SQL | undefined =>
  and(
    status === undefined ? undefined : eq(superbills.status, status),
    clientId === undefined ? undefined : eq(superbills.clientId, clientId),
    from === undefined ? undefined : gte(superbills.toOn, from),
    to === undefined ? undefined : lte(superbills.fromOn, to),
    matches(q),
  )

/** The beginning of the number, or every word in the client's names. */
function matches(q: string | undefined): SQL | undefined {
  const text = q?.trim() ?? ''
  if (text === '') return undefined
  const digits = typedSuperbillNumber(text)
  return digits === null
    ? holdsWords(clients.nameText, text)
    : sql`${superbills.number}::text like ${`${digits}%`}`
}
