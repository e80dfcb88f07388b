import { isAllowed } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { JobActor } from '../../actor'
import { refusedFiles } from '../../db/schema/claim-folders-table'
import { practices } from '../../db/schema/practices-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findRecipients, notify } from '../notifications'

type Refusal = Pick<typeof refusedFiles.$inferSelect, 'name' | 'sha256' | 'message'>

/**
 * Keeps that a file could not be imported, and notifies those who import files, once for each file. What is no remittance
 * is looked for among the answers.
 */
export async function keepRefusal(
  work: Work<JobActor>,
  refusal: Refusal,
  isRemittance = false,
): Promise<void> {
  const { tx, actor, now } = work
  const { organizationId } = actor
  const isSame = and(eq(refusedFiles.organizationId, organizationId), eq(refusedFiles.sha256, refusal.sha256))
  const [before] = await tx.select().from(refusedFiles).where(isSame)
  if (before?.message === refusal.message) return
  const id = before?.id ?? work.newId()
  await tx
    .insert(refusedFiles)
    .values({ organizationId, id, ...refusal, refusedAt: now() })
    .onConflictDoUpdate({
      target: [refusedFiles.organizationId, refusedFiles.sha256],
      set: { ...refusal, refusedAt: now() },
    })
  await tell(work, id, isRemittance ? 'remittances' : 'answers')
  await recordAudit(work, { action: 'rejected', resource: 'refused_file', recordId: id })
}

/** Each person is notified in the first of their practices in which they import files. */
async function tell(work: Work<JobActor>, fileId: string, tab: 'answers' | 'remittances'): Promise<void> {
  const { organizationId } = work.actor
  const rows = await work.tx
    .select({ id: practices.id })
    .from(practices)
    .where(eq(practices.organizationId, organizationId))
    .orderBy(practices.id)
  const told = new Set<string>()
  for (const { id: practiceId } of rows) {
    for (const recipient of await findRecipients(work.tx, organizationId, practiceId)) {
      const { staffId, permissions } = recipient
      if (told.has(staffId) || !isAllowed(permissions, 'claims:post')) continue
      told.add(staffId)
      await notify(work, recipient, {
        ...{ practiceId, event: 'insurer_file_refused', clients: [] },
        subject: () => 'An insurer’s file could not be read',
        link: `/billing/claims?view=${tab}`,
        about: `refused_file ${fileId}`,
        ...{ stoodBefore: null, standsNow: 'refused', isOnceOnly: true },
      })
    }
  }
}
