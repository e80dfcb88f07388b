import { type Address, DEFAULT_COUNTRY } from '@oaklet/api/contract'

/** The fields of an address, called as in the contract, so that a refusal finds its own. */
export const ADDRESS_FIELDS = [
  'address.street',
  'address.city',
  'address.state',
  'address.zipCode',
  'address.country',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** What is typed about an address. */
export type AddressValues = Readonly<Record<AddressField, string>>

/** How long each may be, as the server takes it. */
const MOST_CHARACTERS: Readonly<Record<AddressField, number>> = {
  'address.street': 200,
  'address.city': 100,
  'address.state': 100,
  'address.zipCode': 20,
  'address.country': 100,
}

/** What each field is called. */
export const ADDRESS_LABELS: Readonly<Record<AddressField, string>> = {
  'address.street': 'Street',
  'address.city': 'City',
  'address.state': 'State',
  'address.zipCode': 'ZIP code',
  'address.country': 'Country',
}

/** What a form starts from; where nothing is known yet, the country is the usual one (spec §9). */
export const addressValuesOf = (address: Address | undefined): AddressValues => ({
  'address.street': address?.street ?? '',
  'address.city': address?.city ?? '',
  'address.state': address?.state ?? '',
  'address.zipCode': address?.zipCode ?? '',
  'address.country': address?.country ?? DEFAULT_COUNTRY,
})

/** What is sent. */
export const addressOf = (values: AddressValues): Address => ({
  street: values['address.street'].trim(),
  city: values['address.city'].trim(),
  state: values['address.state'].trim(),
  zipCode: values['address.zipCode'].trim(),
  country: values['address.country'].trim(),
})

/** What has to be put right in a field of an address; undefined when it can be sent. */
export function addressMessage(field: AddressField, values: AddressValues): string | undefined {
  const typed = values[field].trim()
  if (typed === '') return field === 'address.country' ? 'Enter a country' : undefined
  return lengthMessage(typed, MOST_CHARACTERS[field])
}

/** Says that a text is longer than the server takes it. */
export const lengthMessage = (typed: string, most: number): string | undefined =>
  typed.length > most ? `Use at most ${most} characters` : undefined
