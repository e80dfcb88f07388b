import type * as api from '@oaklet/api/contract'
import type { Estimate } from '@oaklet/api/contract'
import { estimates } from '../../db/schema/estimates-table'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { hasClient } from '../caseload'
import { practiceToday } from '../organization'
import { findClinicians } from '../staff'
import { totalOf } from './draft-document'
import { findEstimate } from './find-estimate'
import { suggestContent } from './suggest-content'
import { writeLines } from './write-lines'

type CreateCall = CallOf<typeof api.createEstimate>

/** Drafts an estimate of what is booked; it has no number until it is sent. */
export async function createEstimate(
  { actor, scope, params: { practiceId }, body }: CreateCall,
  work: Work,
): Promise<Estimate> {
  const { organizationId } = actor
  const { clientId, clinicianId, from, to, reason, askedOn } = body
  await requirePeople(work, practiceId, body)
  const { timeZone } = await practiceToday(work, practiceId)
  const { lines, ...place } = await suggestContent(work, {
    ...{ practiceId, timeZone, clientId, clinicianId, from, to },
  })
  if (lines.length === 0) {
    throw validationFailed([{ path: 'from', message: 'Nothing is booked in this period' }])
  }
  const estimateId = work.newId()
  const now = work.now()
  await work.tx.insert(estimates).values({
    ...{ organizationId, id: estimateId, practiceId, clientId, clinicianId },
    ...{ fromOn: from, toOn: to, reason, askedOn, ...place, itemsElsewhere: '' },
    ...{ status: 'draft', totalCents: totalOf(lines), createdAt: now, updatedAt: now },
  })
  await writeLines(work.tx, { organizationId, estimateId }, lines)
  await recordAudit(work, {
    action: 'created',
    resource: 'estimate',
    recordId: estimateId,
    changed: Object.keys(body),
  })
  return findEstimate(work, { practiceId, estimateId }, scope)
}

/** Throws 422 unless both are of the practice. */
async function requirePeople(
  { tx, actor: { organizationId } }: Work,
  practiceId: string,
  { clientId, clinicianId }: CreateCall['body'],
): Promise<void> {
  const clinicians = await findClinicians(tx, organizationId, practiceId)
  const refused = [
    ...((await hasClient(tx, { organizationId, practiceId, clientId }))
      ? []
      : [{ path: 'clientId', message: 'Choose a client of this practice' }]),
    ...(clinicians.some(({ id }) => id === clinicianId)
      ? []
      : [{ path: 'clinicianId', message: 'Choose a clinician of this practice' }]),
  ]
  if (refused.length > 0) throw validationFailed(refused)
}
