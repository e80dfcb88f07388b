import type { EstimateLine } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { estimateLines } from '../../db/schema/estimates-table'

interface EstimateOfLines {
  organizationId: string
  estimateId: string
}

/** Makes these the draft's lines. */
export async function writeLines(
  tx: Tx,
  estimate: EstimateOfLines,
  lines: readonly EstimateLine[],
): Promise<void> {
  await removeLines(tx, estimate)
  await tx.insert(estimateLines).values(lines.map((line, position) => ({ ...estimate, position, ...line })))
}

/** Takes the draft's lines away. */
export const removeLines = async (tx: Tx, { organizationId, estimateId }: EstimateOfLines): Promise<void> =>
  void (await tx
    .delete(estimateLines)
    .where(and(eq(estimateLines.organizationId, organizationId), eq(estimateLines.estimateId, estimateId))))
