import { MAX_BILLING_LIST_ROWS, type Access, type BillingListFileQuery } from '@oaklet/api/contract'
import * as z from 'zod/mini'
import type { Scope, StaffActor } from '../../actor'
import { AppError, validationFailed } from '../../errors'
import { requireAccess } from '../../http/permissions'
import type { Work } from '../../work'
import { csvAmount } from '../report-files'

/** A column of a list’s file; money is in cents, and a date is `YYYY-MM-DD`. */
export type ListColumn<Item> = { heading: string } & (
  { cents: (item: Item) => number | null } | { cell: (item: Item) => string | number | null }
)

/** What a list’s file is asked for. */
interface ListFileCall {
  practiceId: string
  currency: string
  query: BillingListFileQuery
}

/** The headings and the rows of a list’s file. */
export type ListFile = (work: Work, call: ListFileCall) => Promise<(string | number | null)[][]>

/** What the verb of a list gets, but for pages, of which its file has one. */
interface ListCall<Query> {
  actor: StaffActor
  scope: Scope
  params: { practiceId: string }
  query: Query
  body: undefined
  callKey: () => null
}

/**
 * The file of a list: what its own verb answers to those who may call it, without pages. Throws 403 for others, and 422
 * for a filter that the list refuses or too many rows.
 */
export const listFile =
  <Query extends z.ZodMiniType<object>, Item>(
    { access, query: filters }: { access: Access; query: Query },
    list: (
      call: ListCall<z.infer<Query> & { limit: number }>,
      work: Work,
    ) => Promise<{ items: readonly Item[]; total: number }>,
    columns: readonly ListColumn<Item>[],
  ): ListFile =>
  async (work, { practiceId, currency, query }) => {
    const { actor } = work
    const scope = requireAccess(actor, access)
    const asked = z.safeParse(filters, query)
    if (!asked.success) {
      throw validationFailed(
        asked.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
      )
    }
    const { items, total } = await list(
      {
        ...{ actor, scope, params: { practiceId }, body: undefined, callKey: () => null },
        query: { ...asked.data, limit: MAX_BILLING_LIST_ROWS },
      },
      work,
    )
    if (total > items.length) throw tooMany()
    return [
      columns.map((column) => ('cents' in column ? `${column.heading} (${currency})` : column.heading)),
      ...items.map((item) =>
        columns.map((column) =>
          'cents' in column
            ? csvAmount({ unit: 'cents', value: column.cents(item), isSuppressed: false }, currency)
            : column.cell(item),
        ),
      ),
    ]
  }

function tooMany(): AppError {
  const message = `These are more than ${MAX_BILLING_LIST_ROWS.toLocaleString('en-US')} rows. Narrow the list, then export it again.`
  return new AppError('validation_failed', message, { fieldErrors: [{ path: 'q', message }] })
}
