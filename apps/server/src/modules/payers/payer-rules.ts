import type * as api from '@oaklet/api/contract'
import type { PayerRule } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import { payerRules } from '../../db/schema/payer-rules-table'
import { payers } from '../../db/schema/payers-table'
import { staff } from '../../db/schema/staff-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { reasonWords } from '../../x12/posting/adjustment-words'
import { recordAudit } from '../audit'

/** All rules of the practice’s payers, by the payer’s name and the code. */
export async function listPayerRules(
  { actor, params: { practiceId } }: CallOf<typeof api.listPayerRules>,
  { tx }: Work,
): Promise<PayerRule[]> {
  const { id, code, isClients, since } = payerRules
  const rows = await tx
    .select({
      ...{ id, code, isClients, since },
      payer: { id: payers.id, name: payers.name },
      decidedByName: staff.name,
    })
    .from(payerRules)
    .innerJoin(
      payers,
      and(eq(payers.organizationId, payerRules.organizationId), eq(payers.id, payerRules.payerId)),
    )
    .innerJoin(
      staff,
      and(eq(staff.organizationId, payerRules.organizationId), eq(staff.id, payerRules.decidedById)),
    )
    .where(and(eq(payerRules.organizationId, actor.organizationId), eq(payerRules.practiceId, practiceId)))
    .orderBy(asc(payers.nameSort), asc(payers.id), asc(code))
  return rows.map((row) => ({ ...row, words: reasonWords(row.code).words }))
}

/** Takes a rule of a payer away. */
export async function deletePayerRule(
  { actor, params: { practiceId, ruleId } }: CallOf<typeof api.deletePayerRule>,
  work: Work,
): Promise<null> {
  const [rule] = await work.tx
    .delete(payerRules)
    .where(
      and(
        eq(payerRules.organizationId, actor.organizationId),
        eq(payerRules.practiceId, practiceId),
        eq(payerRules.id, ruleId),
      ),
    )
    .returning({ payerId: payerRules.payerId })
  if (rule === undefined) throw notFound()
  await recordAudit(work, {
    ...{ action: 'updated', resource: 'payer', recordId: rule.payerId, changed: ['rules'] },
  })
  return null
}
