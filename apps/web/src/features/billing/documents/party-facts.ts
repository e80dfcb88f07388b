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

/** Who bills and is paid. */
export const billerFacts = (biller: DocumentBiller): PartyFact[] => [
  { term: 'Name', description: orUnknown(biller.name) },
  { term: 'NPI', description: orUnknown(biller.npi) },
  {
    term: TAX_ID_WORDS[biller.taxIdKind],
    description: orUnknown(formatTaxId(biller.taxIdKind, biller.taxId)),
  },
  { term: 'Address', description: orUnknown(addressLine(biller.address)) },
  ...(biller.payToAddress === null
    ? []
    : [{ term: 'Payments to', description: addressLine(biller.payToAddress) }]),
  { term: 'Phone', description: biller.phone === '' ? 'Not known' : formatPhone(biller.phone) },
]

/** Whom the insurer insures. */
export const clientFacts = ({ name, dateOfBirth, address }: DocumentClient): PartyFact[] => [
  { term: 'Name', description: name },
  { term: 'Date of birth', description: dateOfBirth === null ? 'Not known' : formatFullDate(dateOfBirth) },
  { term: 'Address', description: address === null ? 'Not known' : orUnknown(addressLine(address)) },
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
