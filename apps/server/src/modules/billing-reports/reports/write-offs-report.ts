import { accessScope, ADJUSTMENT_KINDS, type AdjustmentKind, type BillingRecords } from '@oaklet/api/contract'
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { clients } from '../../../db/schema/clients-table'
import { INSURER_TOOK_BACK, ledgerEntries } from '../../../db/schema/ledger-table'
import { sumOf } from '../../../x12/remittance/imbalances-of'
import { clientsInScope, isClientOf } from '../../caseload'
import { hasAmounts, monthWithin, type ReportCall, type ReportDays, type ReportRows } from '../report-rows'
import { NOT_RECORDED, writeOffLabels, type WriteOffSplit } from './write-off-labels'
import { writtenOffClaims } from './written-off-claims'

/** The entry that another one takes back. */
const TAKEN_BACK = alias(ledgerEntries, 'taken_back')

/** An entry that takes another one back counts for the reason and the person of that one. */
const KEYS = {
  reason: sql<string>`coalesce(${ledgerEntries.reasonCode}, ${NOT_RECORDED})`,
  person: sql<string>`coalesce(
    case when ${ledgerEntries.reversesId} is null then ${ledgerEntries.recordedById} else ${TAKEN_BACK.recordedById} end::text,
    ${NOT_RECORDED}
  )`,
  month: sql<string>`to_char(${ledgerEntries.occurredOn}, 'YYYY-MM')`,
  client: sql<string>`${ledgerEntries.clientId}::text`,
  invoice_or_claim: sql<string>`${ledgerEntries.invoiceId}::text`,
} as const satisfies Record<WriteOffSplit, unknown>

const centsOf = (kind: AdjustmentKind) =>
  sql<number>`0 - coalesce(sum(${ledgerEntries.amountCents}) filter (where ${ledgerEntries.kind} = ${kind}), 0)::float8`

/**
 * By how much invoices were lowered in the range, and what was written off of claims: month after month, or else the
 * largest sum first. For who may not see all claims it is about invoices alone.
 */
export async function writeOffsReport(
  call: ReportCall,
  choice: ReportDays & { split: WriteOffSplit },
): Promise<ReportRows> {
  const { split } = choice
  const mayClaims = accessScope(call.work.actor.permissions, 'claims:view') === 'all'
  const ofInvoices = await loweredInvoices(call, choice)
  const ofClaims = mayClaims ? await writtenOffClaims(call, choice) : []
  const found = [...new Set([...ofInvoices, ...ofClaims].map(({ key }) => key))].map((key) => {
    const { reduced = 0, writtenOff = 0 } = ofInvoices.find((one) => one.key === key) ?? {}
    const { cents = 0 } = ofClaims.find((one) => one.key === key) ?? {}
    const isClaim = ofClaims.some((one) => one.key === key)
    return { key, isClaim, cells: cellsOf({ reduced, writtenOff, ofClaims: mayClaims ? cents : null }) }
  })
  const keys = found.map(({ key }) => key).filter((key) => key !== NOT_RECORDED)
  const labels = await writeOffLabels(call.work, split, keys)
  const rows = found
    .toSorted(
      (one, other) =>
        (split === 'month' ? 0 : other.cells[3] - one.cells[3]) || one.key.localeCompare(other.key),
    )
    .map(({ key, isClaim, cells }) => ({
      id: key,
      label: labels.get(key) ?? 'Not recorded',
      cells,
      records: recordsOf(choice, key, isClaim),
    }))
    .filter(hasAmounts)
  const sum = (column: 0 | 1 | 2) => sumOf(rows.map(({ cells }) => cells[column] ?? 0))
  const totals = cellsOf({ reduced: sum(0), writtenOff: sum(1), ofClaims: mayClaims ? sum(2) : null })
  return { rows, totals }
}

interface Sums {
  reduced: number
  writtenOff: number
  /** Null for who may not see all claims. */
  ofClaims: number | null
}

const cellsOf = ({ reduced, writtenOff, ofClaims }: Sums): [number, number, number | null, number] => [
  ...([reduced, writtenOff, ofClaims] as const),
  reduced + writtenOff + (ofClaims ?? 0),
]

/** By how much invoices were lowered in the range, in cents by the split. */
function loweredInvoices(
  { work, practiceId, scope }: ReportCall,
  { split, from, to }: ReportDays & { split: WriteOffSplit },
): Promise<{ key: string; reduced: number; writtenOff: number }[]> {
  return work.tx
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
        // What an insurance took back of a share was never the practice’s to ask for.
        sql`${ledgerEntries.reasonCode} is distinct from ${INSURER_TOOK_BACK}`,
        clientsInScope(work.actor, scope),
      ),
    )
    .groupBy(sql`1`)
}

/** What the row with this key leads to. */
function recordsOf(
  { split, ...days }: ReportDays & { split: WriteOffSplit },
  key: string,
  isClaim: boolean,
): BillingRecords | null {
  switch (split) {
    case 'month':
      return { list: 'lowered', ...monthWithin(key, days) }
    case 'client':
      return { list: 'client', clientId: key }
    case 'invoice_or_claim':
      return isClaim ? { list: 'claim', claimId: key } : { list: 'invoice', invoiceId: key }
    default:
      return null
  }
}
