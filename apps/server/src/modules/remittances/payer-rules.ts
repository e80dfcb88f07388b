import { and, eq, sql } from 'drizzle-orm'
import { requirePermission, type Actor } from '../../actor'
import { payerRules } from '../../db/schema/payer-rules-table'
import type { Work } from '../../work'
import type { PostingQuestion } from '../../x12/posting/posting-plan'
import { recordAudit } from '../audit'
import { practiceToday } from '../organization'

/** What was decided about codes of a payer for all of its remittances, by the code. */
export async function readPayerRules(
  { tx, actor }: Work<Actor>,
  payerId: string,
): Promise<PostingQuestion['rules']> {
  const { code, isClients, since } = payerRules
  const rows = await tx
    .select({ code, isClients, since })
    .from(payerRules)
    .where(and(eq(payerRules.organizationId, actor.organizationId), eq(payerRules.payerId, payerId)))
  return new Map(rows.map((row) => [row.code, { isClients: row.isClients, since: row.since }]))
}

/** Keeps decisions about codes of a payer as its rules, in place of earlier ones about the same codes. */
export async function keepPayerRules(
  work: Work,
  { practiceId, payerId }: { practiceId: string; payerId: string },
  decided: readonly { code: string; isClients: boolean }[],
): Promise<void> {
  if (decided.length === 0) return
  requirePermission(work.actor, 'billing:edit')
  const { organizationId, staffId } = work.actor
  const { today: since } = await practiceToday(work, practiceId)
  const by = { since, decidedById: staffId, decidedAt: work.now() }
  await work.tx
    .insert(payerRules)
    .values(decided.map((one) => ({ organizationId, id: work.newId(), practiceId, payerId, ...one, ...by })))
    .onConflictDoUpdate({
      target: [payerRules.organizationId, payerRules.payerId, payerRules.code],
      set: { isClients: sql`excluded.is_clients`, ...by },
    })
  await recordAudit(work, { action: 'updated', resource: 'payer', recordId: payerId, changed: ['rules'] })
}
