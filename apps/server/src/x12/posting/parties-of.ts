import { foldedText } from '@oaklet/api/contract'
import type { Remittance, RemittancePayee } from '../remittance/remittance'
import { plainNumber } from './ClaimIndex'

/** A billing profile of ours, as a payer may name it. */
export interface PaidProfile {
  npi: string
  taxId: string
}

/** An insurance of ours, as a payment may name it. */
export interface PayingPayer {
  name: string
  /** The electronic payer id of the clearinghouses, or ''. */
  payerId: string
  remittanceIds: readonly { kind: '2U' | 'XV' | 'TRN03'; value: string }[]
}

/** The billing profiles that are paid: those with this NPI, or else with this tax number. None: it is not for us. */
export function paidProfiles<Profile extends PaidProfile>(
  { npi, taxId }: RemittancePayee,
  profiles: readonly Profile[],
): Profile[] {
  const withNpi = profiles.filter((profile) => isSame(profile.npi, npi))
  return withNpi.length > 0 ? withNpi : profiles.filter((profile) => isSame(profile.taxId, taxId))
}

/** The insurance that paid: by its ids, by the number of the payment’s origin, or by name; undefined for an unknown one. */
export function payingPayer<Payer extends PayingPayer>(
  { payer, tracePayerId }: Pick<Remittance, 'payer' | 'tracePayerId'>,
  payers: readonly Payer[],
): Payer | undefined {
  const remembered = (kind: '2U' | 'XV' | 'TRN03', said: string) =>
    payers.find(({ remittanceIds }) => remittanceIds.some((id) => id.kind === kind && isSame(id.value, said)))
  const withPayerId = (said: string) => payers.find(({ payerId }) => isSame(payerId, said))
  return (
    remembered('XV', payer.id) ??
    first(payer.otherIds, (id) => remembered('2U', id)) ??
    first([payer.id, ...payer.otherIds], withPayerId) ??
    remembered('TRN03', tracePayerId) ??
    payers.find(({ name }) => name !== '' && foldedText(name) === foldedText(payer.name))
  )
}

const isSame = (ours: string, said: string): boolean => said !== '' && plainNumber(ours) === plainNumber(said)

function first<Found>(ids: readonly string[], find: (id: string) => Found | undefined): Found | undefined {
  for (const id of ids) {
    const found = find(id)
    if (found !== undefined) return found
  }
  return undefined
}
