import { type Address, DEFAULT_COUNTRY } from '@oaklet/api/contract'

/** The fields of an address on claims, which is always in the United States. */
export const CLAIM_ADDRESS_FIELDS = ['street', 'city', 'state', 'zipCode'] as const

/** What is typed about an address on claims. */
export type ClaimAddressValues = Pick<Address, (typeof CLAIM_ADDRESS_FIELDS)[number]>

/** What a form starts from: an address, or empty fields where there is none. */
export const claimAddressValuesOf = (address: Address | null | undefined): ClaimAddressValues => ({
  street: address?.street ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  zipCode: address?.zipCode ?? '',
})

/** What is sent. */
export const claimAddressOf = ({ street, city, state, zipCode }: ClaimAddressValues): Address => ({
  street: street.trim(),
  city: city.trim(),
  state: state.trim().toUpperCase(),
  zipCode: zipCode.trim(),
  country: DEFAULT_COUNTRY,
})

/** The paths of the fields of an address that the contract calls `name`. */
export const claimAddressPaths = (name: string): string[] =>
  CLAIM_ADDRESS_FIELDS.map((field) => `${name}.${field}`)
