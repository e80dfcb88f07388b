import { and, asc, eq } from 'drizzle-orm'
import { invoices } from '../../db/schema/invoices-table'
import type { Work } from '../../work'
import { lockCredit } from '../ledger'
import { voidShareInvoices } from './void-share-invoices'

/**
 * Takes back what a person gave to the client of a claim: the invoices over it become void, as those of a posting that
 * is undone do. Who calls it holds the invoices over shares of the claim, and then the claim.
 */
export async function undoGivenShares(work: Work, claimId: string): Promise<void> {
  const { organizationId } = work.actor
  const given = await work.tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.organizationId, organizationId),
        eq(invoices.givenClaimId, claimId),
        eq(invoices.state, 'issued'),
      ),
    )
    .orderBy(asc(invoices.id))
    .for('update')
  const [first] = given
  if (first !== undefined) await lockCredit(work.tx, first)
  await voidShareInvoices(work, given)
}
