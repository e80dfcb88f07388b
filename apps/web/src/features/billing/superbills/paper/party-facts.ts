import type { SuperbillBiller, SuperbillClient, SuperbillClinician } from '@oaklet/api/contract'
import { formatPhone } from '@oaklet/design-system'
import { addressLine } from '../../../../records/locations/address-line'
import { formatFullDate } from '../../../../shared/format-date'
import { formatTaxId, TAX_ID_WORDS } from '../../settings/profile-words'

interface Fact {
  term: string
  description: string
}

const orUnknown = (text: string): string => text || 'Not known'

/** Who bills and is paid. */
export const billerFacts = (biller: SuperbillBiller): Fact[] => [
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
export const clientFacts = ({ name, dateOfBirth, address }: SuperbillClient): Fact[] => [
  { term: 'Name', description: name },
  { term: 'Date of birth', description: dateOfBirth === null ? 'Not known' : formatFullDate(dateOfBirth) },
  { term: 'Address', description: address === null ? 'Not known' : orUnknown(addressLine(address)) },
]

/** Who held the sessions. */
export const clinicianFacts = (clinician: SuperbillClinician): Fact[] => {
  const { name, credentials, license, npi, supervisorName } = clinician
  return [
    { term: 'Name', description: [name, credentials].filter(Boolean).join(', ') },
    { term: 'License', description: license === null ? 'Not known' : `${license.number} (${license.state})` },
    { term: 'NPI', description: orUnknown(npi) },
    ...(supervisorName === null ? [] : [{ term: 'Supervisor', description: supervisorName }]),
  ]
}
