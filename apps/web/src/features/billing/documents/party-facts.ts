import type { DocumentBiller, DocumentClient, DocumentClinician } from '@oaklet/api/contract'
import { formatPhone } from '@oaklet/design-system'
import { addressLine } from '../../../records/locations/address-line'
import { formatFullDate } from '../../../shared/format-date'
import { formatTaxId, TAX_ID_WORDS } from '../settings/profile-words'

/** One fact of a party. */
export interface PartyFact {
  term: string
  description: string
}

const orUnknown = (text: string): string => text || 'Not known'
const nameFact = ({ name }: { name: string }): PartyFact => ({ term: 'Name', description: orUnknown(name) })
const addressFact = ({ address }: Pick<DocumentClient, 'address'>): PartyFact => ({
  term: 'Address',
  description: address === null ? 'Not known' : orUnknown(addressLine(address)),
})

type Payee = Pick<DocumentBiller, 'name' | 'address' | 'payToAddress' | 'phone'>

const reachFacts = ({ address, payToAddress, phone }: Payee): PartyFact[] => [
  addressFact({ address }),
  ...(payToAddress === null ? [] : [{ term: 'Payments to', description: addressLine(payToAddress) }]),
  { term: 'Phone', description: phone === '' ? 'Not known' : formatPhone(phone) },
]

/** Who is paid, as clients are told. */
export const payeeFacts = (payee: Payee): PartyFact[] => [nameFact(payee), ...reachFacts(payee)]

/** Who bills and is paid, as insurers know them. */
export const billerFacts = (biller: DocumentBiller): PartyFact[] => [
  nameFact(biller),
  { term: 'NPI', description: orUnknown(biller.npi) },
  {
    term: TAX_ID_WORDS[biller.taxIdKind],
    description: orUnknown(formatTaxId(biller.taxIdKind, biller.taxId)),
  },
  ...reachFacts(biller),
]

/** Whom a document is sent to. */
export const addresseeFacts = (client: Pick<DocumentClient, 'name' | 'address'>): PartyFact[] => [
  nameFact(client),
  addressFact(client),
]

/** Whom the insurer insures. */
export const clientFacts = (client: DocumentClient): PartyFact[] => [
  nameFact(client),
  {
    term: 'Date of birth',
    description: client.dateOfBirth === null ? 'Not known' : formatFullDate(client.dateOfBirth),
  },
  addressFact(client),
]

/** Who holds the sessions. */
export const clinicianFacts = (clinician: DocumentClinician): PartyFact[] => {
  const { name, credentials, license, npi, supervisorName } = clinician
  return [
    { term: 'Name', description: [name, credentials].filter(Boolean).join(', ') },
    { term: 'License', description: license === null ? 'Not known' : `${license.number} (${license.state})` },
    { term: 'NPI', description: orUnknown(npi) },
    ...(supervisorName === null ? [] : [{ term: 'Supervisor', description: supervisorName }]),
  ]
}
