import {
  coverageTime,
  type ClaimForm,
  type ClaimPerson,
  type ClaimProvider,
  type ClientContact,
} from '@oaklet/api/contract'
import type { clients } from '../../db/schema/clients-table'
import type { coverages } from '../../db/schema/coverages-table'
import type { staff } from '../../db/schema/staff-table'
import { knownAddress } from '../billing-documents'
import type { ClaimRecords, CoverageWithPayer } from './claim-records'

type ClientRow = typeof clients.$inferSelect
type StaffRow = typeof staff.$inferSelect
type HolderOf = NonNullable<(typeof coverages.$inferSelect)['policyHolder']>

const phoneIn = (contacts: readonly ClientContact[]): string =>
  contacts.find(({ kind }) => kind !== 'email')?.value ?? ''

/** The client as insurers know them; who has one name alone has it as the last one. */
export const clientOnClaim = (client: ClientRow): ClaimPerson => ({
  lastName: client.lastName === '' ? client.firstName : client.lastName,
  firstName: client.lastName === '' ? '' : client.firstName,
  middleName: '',
  dateOfBirth: client.dateOfBirth,
  sex: client.administrativeSex,
  address: knownAddress(client.address),
  phone: phoneIn(client.contacts),
})

const holderOnClaim = (holder: HolderOf): ClaimPerson => ({
  lastName: holder.lastName,
  firstName: holder.firstName,
  middleName: '',
  dateOfBirth: holder.dateOfBirth,
  sex: holder.administrativeSex,
  address: knownAddress(holder.address),
  phone: '',
})

/** What a claim takes from its coverage. */
export function coverageOnClaim({ coverage, payer }: CoverageWithPayer) {
  const { priority, memberId, groupNumber, groupName, planName, relation, policyHolder } = coverage
  const { releaseOn, signatureOn } = coverage
  const { id, name, payerId, kind, claimAddress } = payer
  return {
    payer: { id, name, payerId, kind, address: claimAddress },
    ...{ priority, memberId, groupNumber, groupName, planName, relation, releaseOn, signatureOn },
    subscriber: policyHolder === null ? null : holderOnClaim(policyHolder),
  }
}

/** The client’s other insurance: the one that pays before this one, else the one that pays next. */
export function otherInsuranceOf(
  { coverages: all }: Pick<ClaimRecords, 'coverages'>,
  { coverage }: CoverageWithPayer,
  client: ClaimPerson,
  day: string,
): ClaimForm['otherInsurance'] {
  const other = all.find(
    (one) =>
      one.coverage.id !== coverage.id &&
      one.coverage.clientId === coverage.clientId &&
      coverageTime(one.coverage, day) === 'current',
  )
  if (other === undefined) return null
  const { payer, subscriber, priority, memberId, groupNumber, planName, relation } = coverageOnClaim(other)
  const { lastName, firstName, middleName, address } = subscriber ?? client
  return {
    payer: { name: payer.name, payerId: payer.payerId, kind: payer.kind },
    ...{ priority, memberId, groupNumber, planName, relation, answer: null },
    subscriber: { lastName, firstName, middleName, address },
  }
}

/** A member of the staff as claims name them; without a name where none was entered for claims. */
const providerOf = ({ renderingProvider, npi }: StaffRow): ClaimProvider => {
  const { lastName = '', firstName = '', middleName = '' } = renderingProvider ?? {}
  return { lastName, firstName, middleName, npi }
}

/** Who stands on the claim for a clinician’s sessions, as the payer wants it of who is under supervision. */
export function providersOnClaim(
  { clinicians }: Pick<ClaimRecords, 'clinicians'>,
  clinicianId: string,
  { takesTaxonomy, supervisedRendering }: CoverageWithPayer['payer'],
): Pick<ClaimForm, 'rendering' | 'supervising'> {
  const found = clinicians.get(clinicianId)
  if (found === undefined) throw new Error('A claim lacks its clinician')
  const { clinician } = found
  const supervisor = clinician.renderingProvider?.isUnderSupervisor === true ? found.supervisor : null
  const rendering = supervisedRendering === 'supervisor' && supervisor !== null ? supervisor : clinician
  return {
    rendering: { ...providerOf(rendering), taxonomyCode: takesTaxonomy ? rendering.taxonomyCode : '' },
    supervising:
      supervisedRendering === 'clinician_with_supervisor' && supervisor !== null
        ? providerOf(supervisor)
        : null,
  }
}
