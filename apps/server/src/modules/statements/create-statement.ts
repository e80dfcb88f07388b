import type * as api from '@oaklet/api/contract'
import type { Statement } from '@oaklet/api/contract'
import { statements } from '../../db/schema/statements-table'
import { AppError, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { hasClient } from '../caseload'
import { practiceToday } from '../organization'
import { findCandidate } from './select-candidates'
import { findStatement } from './find-statement'

/** Drafts a statement of a client who owes something; an index lets one draft wait for a client, of several at once too. */
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
  if ((await findCandidate(work.tx, key)) === undefined) {
    throw validationFailed([{ path: 'clientId', message: 'This client owes nothing' }])
  }
  const { today } = await practiceToday(work, practiceId)
  const [id, now] = [work.newId(), work.now()]
  const drafted = await work.tx
    .insert(statements)
    .values({
      ...key,
      ...{ id, status: 'draft' as const, draftedOn: today, createdAt: now, updatedAt: now },
    })
    .onConflictDoNothing()
    .returning({ id: statements.id })
  if (drafted.length === 0) {
    throw new AppError('transition_refused', 'A draft of a statement waits for this client already.')
  }
  await recordAudit(work, {
    action: 'created',
    resource: 'statement',
    recordId: id,
    changed: ['clientId'],
  })
  return findStatement(work, { practiceId, statementId: id }, scope)
}
