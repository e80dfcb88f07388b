import { type BillingProfile, BillingProfileInput } from '@oaklet/api/contract'
import { type FormError, formatPhone } from '@oaklet/design-system'
import { addressLine } from '../../../records/locations/address-line'
import { phoneMessage } from '../../../shared/phone-message'
import {
  claimAddressOf,
  claimAddressPaths,
  type ClaimAddressValues,
  claimAddressValuesOf,
} from './claim-address-form'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { ENTITY_WORDS, formatTaxId, TAX_ID_WORDS } from './profile-words'
import { comparedWords } from '../../../shared/forms/compared-words'

/** What is typed about a billing profile. */
export interface ProfileValues {
  entity: BillingProfile['entity']
  name: string
  /** Kept while an organization bills. */
  firstName: string
  npi: string
  taxIdKind: BillingProfile['taxIdKind']
  taxId: string
  taxonomyCode: string
  phone: string
  address: ClaimAddressValues
  /** Whether payments are sent elsewhere; the address typed for it stays while they are not. */
  hasPayTo: boolean
  payToAddress: ClaimAddressValues
}

/** What the form starts from. */
export const profileValuesOf = (profile: BillingProfile | null): ProfileValues => ({
  entity: profile?.entity ?? 'organization',
  name: profile?.name ?? '',
  firstName: profile?.firstName ?? '',
  npi: profile?.npi ?? '',
  taxIdKind: profile?.taxIdKind ?? 'ein',
  taxId: profile === null ? '' : formatTaxId(profile.taxIdKind, profile.taxId),
  taxonomyCode: profile?.taxonomyCode ?? '',
  phone: profile?.phone ?? '',
  address: claimAddressValuesOf(profile?.address),
  hasPayTo: profile?.payToAddress != null,
  payToAddress: claimAddressValuesOf(profile?.payToAddress),
})

/** What is sent. */
export const profileBodyOf = (values: ProfileValues): BillingProfileInput => ({
  entity: values.entity,
  name: values.name.trim(),
  firstName: values.entity === 'person' ? values.firstName.trim() : '',
  npi: values.npi.trim(),
  taxIdKind: values.taxIdKind,
  taxId: values.taxId.replace(/[\s-]/g, ''),
  taxonomyCode: values.taxonomyCode.trim().toUpperCase(),
  phone: values.phone,
  address: claimAddressOf(values.address),
  payToAddress: values.hasPayTo ? claimAddressOf(values.payToAddress) : null,
})

const FIELDS = [
  ...['entity', 'firstName', 'name', 'phone', 'npi', 'taxonomyCode', 'taxIdKind', 'taxId'],
  ...claimAddressPaths('address'),
  ...claimAddressPaths('payToAddress'),
]

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function profileErrors(values: ProfileValues): FormError[] {
  const body = profileBodyOf(values)
  const phone = phoneMessage(values.phone)
  const found = [
    // The contract looks at the first name only once all else is right.
    ...(body.entity === 'person' && body.firstName === ''
      ? [{ path: 'firstName', message: 'Enter the first name' }]
      : []),
    ...(phone === undefined ? [] : [{ path: 'phone', message: phone }]),
    ...contractErrors(BillingProfileInput, body, FIELDS),
  ]
  return FIELDS.flatMap((field) => found.find(({ path }) => path === field) ?? [])
}

/** Both versions in words, for the person to choose from. */
export const profileVersions = (mine: ProfileValues, theirs: BillingProfile) =>
  comparedWords(wordsOf(mine), wordsOf(profileValuesOf(theirs)))

function wordsOf(values: ProfileValues): Record<string, string> {
  const { address, payToAddress, taxId, ...body } = profileBodyOf(values)
  return {
    'Who bills': ENTITY_WORDS[body.entity],
    'First name': body.firstName,
    Name: body.name,
    NPI: body.npi,
    'Taxonomy code': body.taxonomyCode,
    'Kind of tax number': TAX_ID_WORDS[body.taxIdKind],
    'Tax number': formatTaxId(body.taxIdKind, taxId),
    Phone: formatPhone(body.phone),
    Address: addressLine(claimAddressOf(address)),
    'Pay-to address': payToAddress === null ? '' : addressLine(claimAddressOf(payToAddress)),
  }
}
