import type { Estimate } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { estimates, estimateSendings } from '../../db/schema/estimates-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { permittedEmails, readSendings } from '../billing-documents'
import { maySeeDiagnoses } from '../caseload'
import { practiceToday } from '../organization'
import { draftDocument } from './draft-document'
import { estimateLacks } from './estimate-lacks'
import { isVisibleEstimate, selectEstimates, toSummary, type SelectedEstimate } from './select-estimates'

/** Names one estimate of one practice, as the routes' parameters do. */
export interface EstimateKey {
  practiceId: string
  estimateId: string
}

/** The estimate that `key` names, with the names of its people; throws 404 when the actor may not know of one. */
export async function selectEstimate(
  { tx, actor }: Work,
  { practiceId, estimateId }: EstimateKey,
  scope: Scope,
): Promise<SelectedEstimate> {
  const where = and(isVisibleEstimate(actor, practiceId, scope), eq(estimates.id, estimateId))
  const [found] = await selectEstimates(tx, { where, limit: 1 })
  if (found === undefined) throw notFound()
  return found
}

/** One estimate as the contract shows it; throws 404 when the actor may not know of one. */
export async function findEstimate(work: Work, key: EstimateKey, scope: Scope): Promise<Estimate> {
  const found = await selectEstimate(work, key, scope)
  const { estimate, client, replacedBy } = found
  const practice = await practiceToday(work, key.practiceId)
  const document = estimate.document ?? (await draftDocument(work.tx, estimate, practice))
  const isTold = maySeeDiagnoses(work.actor, client.primaryClinicianId)
  return {
    ...toSummary(found, practice),
    practiceId: key.practiceId,
    askedOn: estimate.askedOn,
    document: isTold ? document : { ...document, diagnoses: null },
    missing: estimate.status === 'draft' ? estimateLacks(document) : [],
    sendings: await readSendings(work, estimateSendings, eq(estimateSendings.estimateId, estimate.id)),
    emails: permittedEmails(client.contacts),
    replacedBy:
      replacedBy === null || replacedBy.number === null ? null : { ...replacedBy, number: replacedBy.number },
    version: estimate.version,
    createdAt: estimate.createdAt.toISOString(),
    updatedAt: estimate.updatedAt.toISOString(),
  }
}
