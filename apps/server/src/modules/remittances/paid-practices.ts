import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { billingProfiles } from '../../db/schema/billing-profiles-table'
import { payers } from '../../db/schema/payers-table'
import { practices } from '../../db/schema/practices-table'
import type { Work } from '../../work'
import { paidProfiles, payingPayer } from '../../x12/posting/parties-of'
import type { PlannedRemittance } from './select-remittances'

/** A practice that a remittance may pay, and the insurance of that practice that pays; null while that is not known. */
export interface PaidPractice {
  id: string
  name: string
  payer: { id: string; name: string } | null
}

/**
 * The practices that a remittance may pay, in the order of their ids: the one that it belongs to, and its sisters, which
 * bill under the same tax number in the same currency. The insurances of two practices are records of their own: the one
 * of a sister is found as for a payment to that practice, or else by the ids and the name of the one that was chosen.
 */
export async function readPaidPractices(
  work: Work<Actor>,
  { practiceId, payerId, said }: Pick<PlannedRemittance, 'practiceId' | 'payerId' | 'said'>,
): Promise<PaidPractice[]> {
  const billers = await readBillers(work)
  const own = billers.filter((biller) => biller.practiceId === practiceId)
  const taxIds = [said.payee.taxId, ...paidProfiles(said.payee, own).map(({ taxId }) => taxId)]
  const isSister = (biller: (typeof billers)[number]) =>
    biller.currency === own[0]?.currency &&
    taxIds.some((taxId) => paidProfiles({ name: '', npi: '', taxId }, [biller]).length > 0)
  const paid = new Map<string, string>()
  for (const biller of billers) {
    if (biller.practiceId === practiceId || isSister(biller)) paid.set(biller.practiceId, biller.name)
  }
  const found = payerId === null ? [] : await readPayers(work, [...paid.keys()])
  const chosen = found.find(({ id }) => id === payerId)
  return [...paid].map(([id, name]) => {
    const ofPractice = found.filter((payer) => payer.practiceId === id)
    const payer =
      chosen === undefined || id === practiceId
        ? chosen
        : (payingPayer(said, ofPractice) ?? payingPayer(asPaying(chosen), ofPractice))
    return { id, name, payer: payer === undefined ? null : { id: payer.id, name: payer.name } }
  })
}

const asPaying = ({ name, payerId }: { name: string; payerId: string }) => ({
  payer: { name, id: payerId, otherIds: [] },
  tracePayerId: '',
})

/** Who bills for the practices of the organization, by the practices’ ids; a practice without a biller has one row too. */
const readBillers = async ({ tx, actor }: Work<Actor>) => {
  const rows = await tx
    .select({
      practiceId: practices.id,
      name: practices.name,
      currency: practices.currency,
      npi: billingProfiles.npi,
      taxId: billingProfiles.taxId,
    })
    .from(practices)
    .leftJoin(
      billingProfiles,
      and(
        eq(billingProfiles.organizationId, practices.organizationId),
        eq(billingProfiles.practiceId, practices.id),
      ),
    )
    .where(eq(practices.organizationId, actor.organizationId))
    .orderBy(asc(practices.id), asc(billingProfiles.id))
  return rows.map(({ npi, taxId, ...row }) => ({ ...row, npi: npi ?? '', taxId: taxId ?? '' }))
}

const readPayers = ({ tx, actor }: Work<Actor>, practiceIds: readonly string[]) => {
  const { id, practiceId, name, payerId, remittanceIds, nameSort, isActive } = payers
  return tx
    .select({ id, practiceId, name, payerId, remittanceIds })
    .from(payers)
    .where(and(eq(payers.organizationId, actor.organizationId), inArray(practiceId, [...practiceIds])))
    .orderBy(desc(isActive), asc(nameSort), asc(id))
}
