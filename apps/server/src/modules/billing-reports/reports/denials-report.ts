import { reasonWords } from '../../../x12/posting/adjustment-words'
import { sumOf } from '../../../x12/remittance/imbalances-of'
import { readDenials, type Denial } from '../../remittances'
import type { ReportCall, ReportDays, ReportRows } from '../report-rows'

/** What the rows of the denials can stand for. */
export const DENIAL_SPLITS = ['reason_and_payer', 'reason', 'payer'] as const
type DenialSplit = (typeof DENIAL_SPLITS)[number]

/** What the denials with the same words have in common. */
const KEYS: Readonly<Record<DenialSplit, (denial: Denial) => string>> = {
  reason_and_payer: ({ group, code, payer }) => `${group} ${code} ${payer.id}`,
  reason: ({ group, code }) => `${group} ${code}`,
  payer: ({ payer }) => payer.id,
}

/** What insurances denied in the payments that were posted in the range; the largest sum comes first. */
export async function denialsReport(
  { work, practiceId, timeZone }: ReportCall,
  { split, from, to }: ReportDays & { split: DenialSplit },
): Promise<ReportRows> {
  const denials = await readDenials(work, practiceId, { from, to, timeZone })
  const rows = [...Map.groupBy(denials, KEYS[split])]
    .flatMap(([id, ofRow]) => ofRow.slice(0, 1).map((first) => rowOf(split, id, first, cellsOf(ofRow))))
    .toSorted((one, other) => other.cells[2] - one.cells[2] || one.id.localeCompare(other.id))
  return { rows, totals: cellsOf(denials) }
}

const rowOf = (split: DenialSplit, id: string, first: Denial, cells: DenialCells) => ({
  ...{ id, cells, label: labelOf(split, first) },
  records: {
    ...{ list: 'claims' as const, state: 'left_unpaid' as const },
    ...(split !== 'reason' && { payerId: first.payer.id }),
  },
})

/** “No authorization (CO 197), Aetna”. */
function labelOf(split: DenialSplit, { group, code, payer }: Denial): string {
  if (split === 'payer') return payer.name
  const reason = `${reasonWords(code).words} (${group} ${code})`
  return split === 'reason' ? reason : `${reason}, ${payer.name}`
}

type DenialCells = [claims: number, services: number, cents: number]

/** How many claims and services they are about, and what they come to. */
const cellsOf = (denials: readonly Denial[]): DenialCells => [
  new Set(denials.map(({ claimId }) => claimId)).size,
  new Set(denials.map(({ postingId, claimId, lineNumber }) => `${postingId} ${claimId} ${lineNumber}`)).size,
  sumOf(denials.map(({ cents }) => cents)),
]
