import { ESTIMATE_NOTICES, EstimateDocument, type EstimateLine } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { PracticeToday } from '../../calendar-day'
import type { Tx } from '../../db/database'
import { estimateLines } from '../../db/schema/estimates-table'
import { readBilledClients, readBiller, readClinicians } from '../billing-documents'
import type { EstimateRow } from './select-estimates'

type Draft = Pick<
  EstimateRow,
  | 'organizationId'
  | 'practiceId'
  | 'id'
  | 'clientId'
  | 'clinicianId'
  | 'placeOfService'
  | 'state'
  | 'itemsElsewhere'
>

/** What the lines come to, in cents. */
export const totalOf = (lines: readonly Pick<EstimateLine, 'count' | 'feeCents'>[]): number =>
  lines.reduce((total, { count, feeCents }) => total + count * feeCents, 0)

/** What a draft says, with its people as the records have them now, diagnoses included. */
export async function draftDocument(
  tx: Tx,
  draft: Draft,
  { currency }: Pick<PracticeToday, 'currency'>,
): Promise<EstimateDocument> {
  const { organizationId, practiceId, clientId, clinicianId, placeOfService, state, itemsElsewhere } = draft
  const found = (await readBilledClients(tx, organizationId, [clientId])).get(clientId)
  const clinician = (await readClinicians(tx, organizationId, [clinicianId])).get(clinicianId)
  if (found === undefined || clinician === undefined) throw new Error('An estimate lacks its people')
  const { diagnoses, ...client } = found
  const lines = await linesOf(tx, draft)
  return EstimateDocument.parse({
    ...{ biller: await readBiller(tx, organizationId, practiceId), client, clinician, diagnoses },
    ...{ placeOfService, state, lines, totalCents: totalOf(lines), itemsElsewhere },
    ...{ notices: [...ESTIMATE_NOTICES], currency },
  })
}

const linesOf = (
  tx: Tx,
  { organizationId, id }: Pick<Draft, 'organizationId' | 'id'>,
): Promise<EstimateLine[]> =>
  tx
    .select({
      code: estimateLines.code,
      label: estimateLines.label,
      feeCents: estimateLines.feeCents,
      count: estimateLines.count,
      when: estimateLines.when,
    })
    .from(estimateLines)
    .where(and(eq(estimateLines.organizationId, organizationId), eq(estimateLines.estimateId, id)))
    .orderBy(asc(estimateLines.position))
