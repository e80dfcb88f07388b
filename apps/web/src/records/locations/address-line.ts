import { type Address, DEFAULT_COUNTRY } from '@oaklet/api/contract'

/** `12 Elm Street, Albany, NY 12207`; the country where it is another than usual, nothing where only that is known. */
export function addressLine({ street, city, state, zipCode, country }: Address): string {
  const place = [street, city, `${state} ${zipCode}`.trim()].filter((part) => part !== '')
  const isAbroad = country !== DEFAULT_COUNTRY && country !== ''
  return [...place, ...(isAbroad ? [country] : [])].join(', ')
}
