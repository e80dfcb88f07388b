import type { Claim, RemittanceDetails } from '@oaklet/api/contract'
import type { ApiPerson } from './api-person'
import { remittanceFile } from './remittance-file'

/** The share of the client that the file says, in cents: all else is paid. */
export const COPAY = { group: 'PR', code: '3', cents: 2_500 } as const
/** A control number that no claim of ours has. */
const UNKNOWN_PCN = 'NOT-OURS-1'

/** A remittance that pays these claims, and one that nobody knows; who paid is said, nothing else is decided. */
export async function importRemittance(
  person: ApiPerson,
  claims: readonly Claim[],
): Promise<RemittanceDetails> {
  const [claim] = claims
  if (claim === undefined) throw new Error('There is no sent claim to pay')
  const { decisions, version, ...imported } = await importPayment(person, paymentFor(claims))
  const path = { practiceId: person.practiceId, remittanceId: imported.id }
  return person.api.remittances.decide(path, { ...decisions, payerId: claim.payer.id, version })
}

/** The text of a file (835) of an unknown insurance that pays these claims, and one claim more that has another number. */
function paymentFor(claims: readonly Claim[]): string {
  const paid = claims.map((claim) => ({ claim, reasons: [COPAY] }))
  return remittanceFile({
    ...{ payerName: 'Example Health Plan', trace: 'EFT0000101' },
    claims: [...paid, ...paid.slice(0, 1).map((one) => ({ ...one, pcn: UNKNOWN_PCN }))],
  })
}

/** Imports a file with one payment. */
export async function importPayment(
  { api, practiceId }: ApiPerson,
  text: string,
): Promise<RemittanceDetails> {
  const content = Buffer.from(text).toString('base64')
  const { remittances } = await api.remittances.importFile({ practiceId }, { name: 'payment.835', content })
  const [imported] = remittances
  if (imported === undefined) throw new Error('The file has no payment')
  return api.remittances.get({ practiceId, remittanceId: imported.id })
}

/** Imports a file with one payment, for which nobody has to decide anything, and posts it. */
export async function postPayment(person: ApiPerson, text: string): Promise<void> {
  const { id: remittanceId, version } = await importPayment(person, text)
  await person.api.remittances.post({ practiceId: person.practiceId, remittanceId }, { version })
}
