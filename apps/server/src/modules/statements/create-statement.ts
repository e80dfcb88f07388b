import type * as api from '@oaklet/api/contract'
import type { Statement } from '@oaklet/api/contract'
import { statements } from '../../db/schema/statements-table'
import { AppError, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { hasClient, lockClientOf } from '../caseload'
import { practiceToday } from '../organization'
import { findCandidate } from './select-candidates'
import { findStatement } from './find-statement'

/** Drafts a statement of a client who owes something. Of two for a client at once, the second sees the first. */
export async function createStatement(
  {
    actor: { organizationId },
    scope,
    params: { practiceId },
    body: { clientId },
  }: CallOf<typeof api.createStatement>,
  work: Work,
): Promise<Statement> {
  const key = { organizationId, practiceId, clientId }
  if (!(await hasClient(work.tx, key))) {
    throw validationFailed([{ path: 'clientId', message: 'Choose a client of this practice' }])
  }
  await lockClientOf(work, key, scope)
  const candidate = await findCandidate(work.tx, key)
  if (candidate === undefined) {
    throw validationFailed([{ path: 'clientId', message: 'This client owes nothing' }])
  }
  if (candidate.draftId !== null) {
    throw new AppError('transition_refused', 'A draft of a statement waits for this client already.')
  }
  const { today } = await practiceToday(work, practiceId)
  const [id, now] = [work.newId(), work.now()]
  await work.tx.insert(statements).values({
    ...key,
    ...{ id, status: 'draft' as const, draftedOn: today, createdAt: now, updatedAt: now },
  })
  await recordAudit(work, {
    action: 'created',
    resource: 'statement',
    recordId: id,
    changed: ['clientId'],
  })
  return findStatement(work, { practiceId, statementId: id }, scope)
}
