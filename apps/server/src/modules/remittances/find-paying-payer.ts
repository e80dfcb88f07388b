import { foldedText } from '@oaklet/api/contract'
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { payers } from '../../db/schema/payers-table'
import { remittances } from '../../db/schema/remittances-table'
import type { Work } from '../../work'
import { payingPayer } from '../../x12/posting/parties-of'
import type { Remittance } from '../../x12/remittance/remittance'
import { hashOf } from './hash-of'
import { isRemittanceOfPractice } from './select-remittances'

/** The payer of the practice that paid: the one that it names, or that a person chose for the same sender; or null. */
export async function findPayingPayer(
  { tx, actor }: Work<Actor>,
  practiceId: string,
  said: Remittance,
): Promise<string | null> {
  const { id, name, payerId, remittanceIds, nameSort, isActive } = payers
  const all = await tx
    .select({ id, name, payerId, remittanceIds })
    .from(payers)
    .where(and(eq(payers.organizationId, actor.organizationId), eq(payers.practiceId, practiceId)))
    .orderBy(desc(isActive), asc(nameSort), asc(id))
  const named = payingPayer(said, all)
  if (named !== undefined) return named.id
  const [chosen] = await tx
    .select({ payerId: remittances.payerId })
    .from(remittances)
    .where(
      and(
        isRemittanceOfPractice(actor, practiceId),
        eq(remittances.payerKey, payerKeyOf(said)),
        isNotNull(remittances.payerId),
      ),
    )
    .orderBy(desc(remittances.updatedAt), desc(remittances.id))
    .limit(1)
  return chosen?.payerId ?? null
}

/** A hash of all by which a payer names itself. */
export const payerKeyOf = ({ payer, tracePayerId }: Pick<Remittance, 'payer' | 'tracePayerId'>): string =>
  hashOf(JSON.stringify([foldedText(payer.name), payer.id, payer.otherIds, tracePayerId]))
