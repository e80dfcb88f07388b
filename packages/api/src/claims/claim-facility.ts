import type { Address } from '../organization/organization-contract'
import type { ClaimForm } from './claim-form'
import { claimText } from './claim-text'

/** An address as it is compared: two that are sent alike are one. */
const sentAs = ({ street, city, state, zipCode }: Address): string =>
  [street, city, state, zipCode].map(claimText).join('\n')

/**
 * Where the sessions were held, where a claim has to say so (box 32 and loop 2310C): a place whose address is known and
 * is not that of who bills.
 */
export function facilityToName({ facility, billing }: ClaimForm): ClaimForm['facility'] {
  if (facility === null || facility.address === null) return null
  return billing !== null && sentAs(facility.address) === sentAs(billing.address) ? null : facility
}
