import type { Claim, ImportedRemittances, RemittanceDetails, TypedRemittance } from '@oaklet/api/contract'
import { aBillingProfileInput, aTypedRemittance } from '@oaklet/api/testing'
import type { Remittance, RemittanceClaim } from '../x12/remittance/remittance'
import { sumOf } from '../x12/remittance/imbalances-of'
import { aClaim, aLine, aPayment, saidOfAll, type Reason } from '../x12/testing/a-payment'
import { writtenRemittance } from '../x12/testing/written-remittance'
import type { SignedInPerson } from './a-person'
import type { TestPractice } from './a-practice'
import { dataOf } from './an-appointment'

/** Of 145.00: 90.00 paid, 30.00 above the contract’s rate, and a copay of 25.00. */
export const AGREED: readonly Reason[] = [
  ['CO', '45', 3_000],
  ['PR', '3', 2_500],
]

/** What the payer of a claim says of all its lines. */
export const saidOf = (
  { form }: Claim,
  reasons: readonly Reason[] = AGREED,
  changes: Partial<RemittanceClaim> = {},
): RemittanceClaim => {
  const { lastName, firstName } = form.client
  const lines = form.lines.map(({ controlNumber, date, code, modifiers, chargeCents }) =>
    aLine(controlNumber, { servedOn: date, code, modifiers, chargeCents }),
  )
  const sent = aClaim(0, { controlNumber: form.pcn, client: { lastName, firstName }, lines })
  const shares = reasons.filter(([group]) => group === 'PR').map(([, , cents]) => cents)
  const clientShareCents = sumOf(shares) * lines.length
  return saidOfAll({ ...sent, memberId: form.memberId }, reasons, { clientShareCents, ...changes })
}

/** The text of a file in which Aetna pays the biller of the tests. */
export function aRemittanceFile(
  claims: readonly RemittanceClaim[],
  changes: Partial<Remittance> = {},
): string {
  const { name, npi, taxId } = aBillingProfileInput()
  const payment: Remittance = {
    ...aPayment(claims),
    payer: { name: 'AETNA', id: '', otherIds: ['60054'] },
    payee: { name, npi, taxId },
    ...changes,
  }
  const text = writtenRemittance(payment, { element: '*', component: ':', terminator: '~' })
  return payment.isTest ? text : text.replace('*0*T*', '*0*P*')
}

/** Imports a file by its text. */
export const importFile = (practice: TestPractice, by: SignedInPerson, text: string, name = 'payment.835') =>
  by.request('POST', practice.path('remittances'), {
    name,
    content: Buffer.from(text).toString('base64'),
  })

/** What somebody types in who reads on paper that each line of a claim was paid less these reasons. */
export const typedFor = (
  { id, payer, form }: Claim,
  reasons: readonly Reason[] = AGREED,
  changes: Partial<TypedRemittance> = {},
) => {
  const lines = form.lines.map(({ controlNumber, chargeCents }) => ({
    lineNumber: controlNumber,
    paidCents: chargeCents - sumOf(reasons.map(([, , cents]) => cents)),
    ...{ allowedCents: null, remarks: [] },
    reasons: reasons.map(([group, code, cents]) => ({ group, code, cents })),
  }))
  return {
    ...aTypedRemittance({ payerId: payer.id, amountCents: sumOf(lines.map(({ paidCents }) => paidCents)) }),
    claims: [{ claimId: id, payerClaimNumber: '', isForwarded: false, isReversal: false, lines }],
    ...changes,
  }
}

/** Posts a remittance on the version that is given. */
export const postRemittance = (
  practice: TestPractice,
  by: SignedInPerson,
  { id, version }: Pick<RemittanceDetails, 'id' | 'version'>,
) => by.request('POST', practice.path(`remittances/${id}/post`), { version })

/** Undoes the posting of a remittance, likewise. */
export const undoRemittance = (
  practice: TestPractice,
  by: SignedInPerson,
  { id, version }: Pick<RemittanceDetails, 'id' | 'version'>,
) => by.request('POST', practice.path(`remittances/${id}/undo`), { version })

/** Imports a file with one remittance, and reads that. */
export async function importOne(
  practice: TestPractice,
  by: SignedInPerson,
  text: string,
): Promise<RemittanceDetails> {
  const { remittances } = dataOf<ImportedRemittances>(await importFile(practice, by, text))
  return dataOf(await by.request('GET', practice.path(`remittances/${remittances[0]?.id}`)))
}
