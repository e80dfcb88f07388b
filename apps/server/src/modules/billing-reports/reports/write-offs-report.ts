import { ADJUSTMENT_KINDS, type AdjustmentKind, type BillingRecords } from '@oaklet/api/contract'
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { clients } from '../../../db/schema/clients-table'
import { INSURER_TOOK_BACK, ledgerEntries } from '../../../db/schema/ledger-table'
import { seriesSpans } from '../../analytics'
import { clientsInScope, isClientOf } from '../../caseload'
import { hasAmounts, type ReportCall, type ReportDays, type ReportRows } from '../report-rows'
import { writeOffLabels, type WriteOffSplit } from './write-off-labels'

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
  month: sql<string>`to_char(${ledgerEntries.occurredOn}, 'YYYY-MM')`,
  client: sql<string>`${ledgerEntries.clientId}::text`,
  invoice: sql<string>`${ledgerEntries.invoiceId}::text`,
} as const satisfies Record<WriteOffSplit, unknown>

const centsOf = (kind: AdjustmentKind) =>
  sql<number>`0 - coalesce(sum(${ledgerEntries.amountCents}) filter (where ${ledgerEntries.kind} = ${kind}), 0)::float8`

/** By how much invoices were lowered in the range: month after month, or else the largest sum first. */
export async function writeOffsReport(
  { work, practiceId, scope }: ReportCall,
  { split, ...days }: ReportDays & { split: WriteOffSplit },
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
        gte(ledgerEntries.occurredOn, days.from),
        lte(ledgerEntries.occurredOn, days.to),
        inArray(ledgerEntries.kind, [...ADJUSTMENT_KINDS]),
        // What an insurance took back of a share was never the practice’s to ask for.
        sql`${ledgerEntries.reasonCode} is distinct from ${INSURER_TOOK_BACK}`,
        clientsInScope(work.actor, scope),
      ),
    )
    .groupBy(sql`1`)
  const keys = found.map(({ key }) => key).filter((key) => key !== NOT_RECORDED)
  const labels = await writeOffLabels(work, split, keys)
  const bySum = (one: Sums, other: Sums) => totalOf(other) - totalOf(one)
  const rows = found
    .toSorted((one, other) => (split === 'month' ? 0 : bySum(one, other)) || one.key.localeCompare(other.key))
    .map(({ key, reduced, writtenOff }) => ({
      id: key,
      label: labels.get(key) ?? 'Not recorded',
      cells: [reduced, writtenOff, reduced + writtenOff],
      records: recordsOf(split, key, days),
    }))
    .filter(hasAmounts)
  return { rows }
}

interface Sums {
  reduced: number
  writtenOff: number
}

const totalOf = ({ reduced, writtenOff }: Sums): number => reduced + writtenOff

/** What the row with this key leads to. */
function recordsOf(split: WriteOffSplit, key: string, days: ReportDays): BillingRecords | null {
  switch (split) {
    case 'month': {
      const span = seriesSpans({ start: days.from, end: days.to }, 'month').find(({ start }) =>
        start.startsWith(key),
      )
      return span === undefined ? null : { list: 'lowered_invoices', from: span.start, to: span.end }
    }
    case 'client':
      return { list: 'client', clientId: key }
    case 'invoice':
      return { list: 'invoice', invoiceId: key }
    default:
      return null
  }
}
