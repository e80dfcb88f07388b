import { ADJUSTMENT_KINDS, ADJUSTMENT_REASON_WORDS, type AdjustmentKind } from '@oaklet/api/contract'
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { clients } from '../../../db/schema/clients-table'
import { ledgerEntries } from '../../../db/schema/ledger-table'
import { staff } from '../../../db/schema/staff-table'
import type { Work } from '../../../work'
import { clientsInScope, isClientOf } from '../../caseload'
import { hasAmounts, type ReportCall, type ReportDays, type ReportRows } from '../report-rows'

type Split = 'reason' | 'person'

/** The entry that another one takes back. */
const TAKEN_BACK = alias(ledgerEntries, 'taken_back')

const NOT_RECORDED = 'not_recorded'

/** An entry that takes another one back counts for the reason and the person of that one. */
const KEYS = {
  reason: sql<string>`coalesce(${ledgerEntries.reasonCode}, ${NOT_RECORDED})`,
  person: sql<string>`coalesce(
    case when ${ledgerEntries.reversesId} is null then ${ledgerEntries.recordedById} else ${TAKEN_BACK.recordedById} end::text,
    ${NOT_RECORDED}
  )`,
} as const satisfies Record<Split, unknown>

const centsOf = (kind: AdjustmentKind) =>
  sql<number>`0 - coalesce(sum(${ledgerEntries.amountCents}) filter (where ${ledgerEntries.kind} = ${kind}), 0)::float8`

/** By how much invoices were lowered in the range; the largest sum comes first. */
export async function writeOffsReport(
  { work, practiceId, scope }: ReportCall,
  { from, to, split }: ReportDays & { split: Split },
): Promise<ReportRows> {
  const found = await work.tx
    .select({ key: KEYS[split], reduced: centsOf('credited'), writtenOff: centsOf('written_off') })
    .from(ledgerEntries)
    .innerJoin(clients, isClientOf(ledgerEntries))
    .leftJoin(
      TAKEN_BACK,
      and(
        eq(TAKEN_BACK.organizationId, ledgerEntries.organizationId),
        eq(TAKEN_BACK.id, ledgerEntries.reversesId),
      ),
    )
    .where(
      and(
        eq(ledgerEntries.organizationId, work.actor.organizationId),
        eq(ledgerEntries.practiceId, practiceId),
        gte(ledgerEntries.occurredOn, from),
        lte(ledgerEntries.occurredOn, to),
        inArray(ledgerEntries.kind, [...ADJUSTMENT_KINDS]),
        clientsInScope(work.actor, scope),
      ),
    )
    .groupBy(sql`1`)
  const names = split === 'person' ? await namesOf(work, found) : REASONS
  const rows = found
    .toSorted((one, other) => totalOf(other) - totalOf(one) || one.key.localeCompare(other.key))
    .map(({ key, reduced, writtenOff }) => ({
      id: key,
      label: names.get(key) ?? 'Not recorded',
      cells: [reduced, writtenOff, reduced + writtenOff],
      records: null,
    }))
    .filter(hasAmounts)
  return { rows }
}

const totalOf = ({ reduced, writtenOff }: { reduced: number; writtenOff: number }): number =>
  reduced + writtenOff

const REASONS: ReadonlyMap<string, string> = new Map(Object.entries(ADJUSTMENT_REASON_WORDS))

/** The names of the staff with these ids, former ones too. */
async function namesOf(
  { tx, actor }: Work,
  found: readonly { key: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = found.map(({ key }) => key).filter((key) => key !== NOT_RECORDED)
  if (ids.length === 0) return new Map()
  const people = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.organizationId, actor.organizationId), inArray(staff.id, ids)))
  return new Map(people.map(({ id, name }) => [id, name]))
}
