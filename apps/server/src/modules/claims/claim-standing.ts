import type { ClaimLabel } from '@oaklet/api/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/database'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { claims } from '../../db/schema/claims-table'
import { bookSums } from '../../x12/posting/claims-book'
import { sumOf } from '../../x12/remittance/imbalances-of'
import { claimLabel, isNextUndecided } from './claim-label'
import type { ClaimRow } from './claim-row'

/** What the book of a claim says of it in lists. */
export interface ClaimStanding {
  /** What its insurer still owes. */
  openCents: number
  label: ClaimLabel | null
}

/** How each of these claims stands by its book; those without entries are left out. */
export async function standingOf(
  tx: Tx,
  { organizationId }: Pick<Actor, 'organizationId'>,
  rows: readonly Pick<ClaimRow, 'id' | 'state'>[],
): Promise<ReadonlyMap<string, ClaimStanding>> {
  if (rows.length === 0) return new Map()
  const entries = await tx
    .select({
      ...{ claimId: claimEntries.claimId, lineNumber: claimEntries.lineNumber, kind: claimEntries.kind },
      cents: sql<number>`sum(${claimEntries.cents})::float8`,
    })
    .from(claimEntries)
    .where(
      and(
        eq(claimEntries.organizationId, organizationId),
        inArray(
          claimEntries.claimId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(claimEntries.claimId, claimEntries.lineNumber, claimEntries.kind)
  const books = Map.groupBy(entries, ({ claimId }) => claimId)
  const movedOn = [...books].flatMap(([id, book]) => (bookSums(book).movedOutCents > 0 ? [id] : []))
  const waiting = await withUndecidedNext(tx, organizationId, movedOn)
  return new Map(
    rows.flatMap(({ id, state }) => {
      const book = books.get(id)
      if (book === undefined) return []
      const openByLine = [...Map.groupBy(book, ({ lineNumber }) => lineNumber).values()].map((line) =>
        sumOf(line.map(({ cents }) => cents)),
      )
      const { openCents, ...sums } = bookSums(book)
      const label = claimLabel({ ...sums, state, openByLine, isNextUndecided: waiting.has(id) })
      return [[id, { openCents, label }] as const]
    }),
  )
}

/** Those of the claims whose claim to a later insurance is not decided on. */
async function withUndecidedNext(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: claims.id })
    .from(claims)
    .where(and(eq(claims.organizationId, organizationId), inArray(claims.id, [...ids]), isNextUndecided()))
  return new Set(rows.map(({ id }) => id))
}
