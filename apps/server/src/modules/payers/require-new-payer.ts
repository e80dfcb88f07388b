import type { Payer } from '@oaklet/api/contract'
import { and, eq, ne } from 'drizzle-orm'
import { folded } from '../../db/folded'
import { payers } from '../../db/schema/payers-table'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import { isPayerOfPractice } from './select-payers'

/** What tells two payers of a practice apart; the id of a record, where there is one, is the payer itself. */
type Named = Pick<Payer, 'practiceId' | 'name' | 'payerId'> & { id?: string }

/** Throws 422 when another payer has this name and this payer id; the practice has to be locked. */
export async function requireNewPayer(
  { tx, actor }: Work,
  { practiceId, id, name, payerId }: Named,
): Promise<void> {
  const [same] = await tx
    .select({ id: payers.id })
    .from(payers)
    .where(
      and(
        isPayerOfPractice(actor, practiceId),
        eq(payers.nameSort, folded(name)),
        eq(payers.payerId, payerId),
        id === undefined ? undefined : ne(payers.id, id),
      ),
    )
  if (same === undefined) return
  const message = 'There is a payer of this name with this payer id already'
  throw validationFailed([{ path: 'name', message }])
}
