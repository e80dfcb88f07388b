import type * as api from '@oaklet/api/contract'
import type { ListedAuthorization, Page } from '@oaklet/api/contract'
import { and, asc, desc, gte, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { holdsWords } from '../../db/folded'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'
import { authorizations } from '../../db/schema/coverages-table'
import { payers } from '../../db/schema/payers-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { clientsInScope } from '../caseload'
import { practiceToday } from '../organization'
import { stands } from './authorization-stands'
import {
  countListedAuthorizations,
  isListedIn,
  selectListedAuthorizations,
  toListedAuthorization,
} from './select-listed-authorizations'

type Query = z.infer<typeof api.AuthorizationsQuery>

const Cursor = z.tuple([z.iso.date(), z.uuid()])

/** What is searched: the names of the client, the number, and the payer. */
const SEARCHED = sql`(${clients.nameText} || ' ' || oaklet_name_text(${payers.name}, ${authorizations.number}))`

/** One page of the practice's authorizations, the one that ends first at the top; of ended ones the latest. */
export async function listAuthorizations(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listAuthorizations>,
  work: Work,
): Promise<Page<ListedAuthorization>> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const { today } = await practiceToday(work, practiceId)
  const where = and(
    isListedIn({ organizationId: actor.organizationId, practiceId, today }),
    clientsInScope(actor, scope),
    query.state === undefined ? gte(authorizations.endsOn, today) : stands(query.state, today),
    (query.q ?? '') === '' ? undefined : holdsWords(SEARCHED, query.q ?? ''),
  )
  const order = query.state === 'ended' ? desc : asc
  const rows = await selectListedAuthorizations(work.tx, {
    where: and(where, isAfter(query)),
    orderBy: [order(authorizations.endsOn), order(authorizations.id)],
    limit: limit + 1,
  })
  const { count } = await countListedAuthorizations(work.tx, where)
  return toPage(
    rows,
    limit,
    count,
    ({ authorization }) => [authorization.endsOn, authorization.id],
    (row) => toListedAuthorization(row, today),
  )
}

function isAfter({ cursor, state }: Query): SQL | undefined {
  if (cursor === undefined) return undefined
  const [endsOn, id] = fromCursor(cursor, Cursor)
  const place = sql`(${authorizations.endsOn}, ${authorizations.id})`
  const last = sql`(${endsOn}::date, ${id}::uuid)`
  return state === 'ended' ? sql`${place} < ${last}` : sql`${place} > ${last}`
}
