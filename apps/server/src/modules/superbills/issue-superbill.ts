import type * as api from '@oaklet/api/contract'
import type { Superbill, SuperbillFinding } from '@oaklet/api/contract'
import { nextNumber } from '../../db/next-number'
import { superbillCounters, superbills } from '../../db/schema/superbills-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { practiceToday } from '../organization'
import { draftDocument } from './draft-document'
import { findSuperbill } from './find-superbill'
import { lockSessions, releaseSessions } from './hold-sessions'
import { isSuperbill, lockSuperbill, requireStatus } from './lock-superbill'
import { sumLines } from './superbill-content'
import { superbillLacks } from './superbill-lacks'

/** Gives a draft its number, and keeps what it says now, whatever changes later. */
export async function issueSuperbill(
  { actor, params: key, body: { version, allowIncomplete = false } }: CallOf<typeof api.issueSuperbill>,
  work: Work,
): Promise<Superbill> {
  const draft = await lockSuperbill(work, key, version)
  requireStatus(draft, ['draft'], 'Only a draft can be issued.')
  await lockSessions(work.tx, draft)
  const practice = await practiceToday(work, key.practiceId)
  const document = await draftDocument(work.tx, draft, practice)
  requireComplete(superbillLacks(document), allowIncomplete)
  await releaseSessions(
    work.tx,
    draft,
    document.lines.map(({ appointmentId }) => appointmentId),
  )
  await work.tx
    .update(superbills)
    .set({
      status: 'issued',
      number: await nextNumber(work.tx, superbillCounters, draft),
      issuedOn: practice.today,
      document,
      ...sumLines(document.lines),
      version: version + 1,
      updatedAt: work.now(),
    })
    .where(isSuperbill(actor, key))
  await recordAudit(work, {
    action: 'issued',
    resource: 'superbill',
    recordId: draft.id,
    changed: ['status', 'number', 'issuedOn'],
  })
  return findSuperbill(work, key)
}

/** Throws 422 with an error among what it lacks, and 409 with warnings that nobody has confirmed. */
function requireComplete(missing: readonly SuperbillFinding[], allowIncomplete: boolean): void {
  const codes = missing.map(({ code }) => code)
  if (codes.includes('no_sessions')) {
    throw new AppError(
      'validation_failed',
      'None of its sessions can be on a superbill any more. Delete this draft.',
    )
  }
  if (codes.includes('no_billing_profile')) {
    throw new AppError(
      'validation_failed',
      'Add a billing profile in the settings first: a superbill says who bills.',
    )
  }
  if (missing.length === 0 || allowIncomplete) return
  throw new AppError('superbill_incomplete', 'Something is missing that insurers ask for.', {
    conflicts: [...missing],
  })
}
