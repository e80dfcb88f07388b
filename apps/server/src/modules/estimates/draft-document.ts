import {
  type DocumentBiller,
  type DocumentClinician,
  ESTIMATE_NOTICES,
  EstimateDocument,
  type EstimateLine,
} from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { PracticeToday } from '../../calendar-day'
import type { Tx } from '../../db/database'
import { estimateLines } from '../../db/schema/estimates-table'
import { readBilledClients, readBiller, readClinicians, type BilledClient } from '../billing-documents'
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

/** The people of an estimate as the records have them. */
export interface EstimatePeople {
  biller: DocumentBiller | null
  client: BilledClient
  clinician: DocumentClinician
}

/** What an estimate with these lines says about these people, diagnoses included. */
export function estimateDocument(
  { biller, client: { diagnoses, ...client }, clinician }: EstimatePeople,
  { placeOfService, state, itemsElsewhere }: Pick<Draft, 'placeOfService' | 'state' | 'itemsElsewhere'>,
  lines: readonly EstimateLine[],
  currency: string,
): EstimateDocument {
  return EstimateDocument.parse({
    ...{ biller, client, clinician, diagnoses, placeOfService, state, lines, itemsElsewhere, currency },
    ...{ totalCents: totalOf(lines), notices: [...ESTIMATE_NOTICES] },
  })
}

/** What a draft says, with its people as the records have them now. */
export async function draftDocument(
  tx: Tx,
  draft: Draft,
  { currency }: Pick<PracticeToday, 'currency'>,
): Promise<EstimateDocument> {
  const { organizationId, practiceId, clientId, clinicianId } = draft
  const client = (await readBilledClients(tx, organizationId, [clientId])).get(clientId)
  const clinician = (await readClinicians(tx, organizationId, [clinicianId])).get(clinicianId)
  if (client === undefined || clinician === undefined) throw new Error('An estimate lacks its people')
  const biller = await readBiller(tx, organizationId, practiceId)
  return estimateDocument({ biller, client, clinician }, draft, await linesOf(tx, draft), currency)
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
