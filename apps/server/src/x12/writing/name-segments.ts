import { claimText, type Address, type ClaimPerson, type ClaimProvider } from '@oaklet/api/contract'
import { atMost, dateOf, segment } from './segment'

/** How somebody is known to payers: the kind of the number, such as `XX` for an NPI, and the number. */
interface Identified {
  kind: 'XX' | 'MI' | 'PI' | '46'
  id: string
}

const identification = ({ kind, id }: Identified): string[] => (id === '' ? [] : [kind, id])

/** NM1 for a person; `role` is a code like `IL`, who holds the policy. */
export const personNamed = (
  role: string,
  { lastName, firstName, middleName }: Pick<ClaimPerson, 'lastName' | 'firstName' | 'middleName'>,
  identified?: Identified,
): string =>
  segment(
    ...['NM1', role, '1', atMost(60, lastName), atMost(35, firstName), atMost(25, middleName), '', ''],
    ...(identified === undefined ? [] : identification(identified)),
  )

/** NM1 for a clinician, by NPI. */
export const providerNamed = (role: string, provider: ClaimProvider): string =>
  personNamed(role, provider, { kind: 'XX', id: provider.npi })

/** NM1 for an organization. */
export const organizationNamed = (role: string, name: string, identified: Identified): string =>
  segment('NM1', role, '2', atMost(60, name), '', '', '', '', ...identification(identified))

/** N3 and N4; a comma parts the street from the suite. Nothing for an unknown address. */
export function addressed(address: Address | null): string[] {
  if (address === null) return []
  const [street = '', ...suite] = address.street.split(',').filter((part) => claimText(part) !== '')
  return [
    segment('N3', atMost(55, street), atMost(55, suite.join(','))),
    segment('N4', atMost(30, address.city), address.state, address.zipCode.replaceAll('-', '')),
  ]
}

/** Codes of X12 for the sexes that claims know. */
const SEXES = { female: 'F', male: 'M', nonbinary: 'U', unknown: 'U' } as const

/** N3, N4 and DMG of the client, or of who holds the policy. */
export const livingAt = ({ address, dateOfBirth, sex }: ClaimPerson): string[] => [
  ...addressed(address),
  ...(dateOfBirth === null ? [] : [segment('DMG', 'D8', dateOf(dateOfBirth), SEXES[sex])]),
]

/** PRV of who bills (`BI`) or holds the sessions (`PE`); nothing without a taxonomy code. */
export const specialized = (role: 'BI' | 'PE', taxonomyCode: string): string[] =>
  taxonomyCode === '' ? [] : [segment('PRV', role, 'PXC', taxonomyCode)]
