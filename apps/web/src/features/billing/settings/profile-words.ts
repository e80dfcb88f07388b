import type { BillingEntity, BillingProfile, TaxIdKind } from '@oaklet/api/contract'

export const ENTITY_WORDS: Readonly<Record<BillingEntity, string>> = {
  organization: 'An organization',
  person: 'A person',
}

export const TAX_ID_WORDS: Readonly<Record<TaxIdKind, string>> = {
  ein: 'EIN',
  ssn: 'Social security number',
}

/** The profile as it is called: of a person, the first name before the last name. */
export const profileName = ({ firstName, name }: Pick<BillingProfile, 'firstName' | 'name'>): string =>
  firstName === '' ? name : `${firstName} ${name}`

/** `12-3456789` or `123-45-6789`; what has not nine digits stays as it is. */
export const formatTaxId = (kind: TaxIdKind, taxId: string): string =>
  kind === 'ein'
    ? taxId.replace(/^(\d{2})(\d{7})$/, '$1-$2')
    : taxId.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3')

/** The tax number with all but its last four digits hidden. */
export const maskedTaxId = (taxId: string): string => `••• ••${taxId.slice(-4)}`
