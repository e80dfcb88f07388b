import * as z from 'zod/mini'
import { ClaimAddress } from '../organization/claim-address'
import { PhoneNumber } from '../organization/contact-fields'
import { Address } from '../organization/organization-contract'
import { isNpi } from '../staff/npi'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant, requiredText, text, Version } from '../wire/scalars'

/** Whether an organization bills, or a person under their own name. */
export const BILLING_ENTITIES = ['organization', 'person'] as const
/** One of {@link BILLING_ENTITIES}. */
export type BillingEntity = (typeof BILLING_ENTITIES)[number]

/** The two kinds of tax number: of an employer, or a social security number. */
export const TAX_ID_KINDS = ['ein', 'ssn'] as const
/** One of {@link TAX_ID_KINDS}. */
export type TaxIdKind = (typeof TAX_ID_KINDS)[number]

/** The billing provider on claims and superbills (box 33 of the CMS-1500): who bills, and who is paid. */
export const BillingProfile = z.object({
  id: Id,
  practiceId: Id,
  /** The legal name of the organization; of a person, the last name alone. */
  name: z.string(),
  /** The first name of a person; empty for an organization. */
  firstName: z.string(),
  entity: z.enum(BILLING_ENTITIES),
  npi: z.string(),
  taxIdKind: z.enum(TAX_ID_KINDS),
  /** Nine digits. */
  taxId: z.string(),
  /** The code of the Health Care Provider Taxonomy, ten characters, or empty. */
  taxonomyCode: z.string(),
  /** A street, not a PO box. */
  address: Address,
  /** Where payments are sent, where that is elsewhere; a PO box may stand here. */
  payToAddress: z.nullable(Address),
  phone: z.string(),
  /** The one that new claims and superbills take; a practice with profiles has exactly one. */
  isDefault: z.boolean(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type BillingProfile = z.infer<typeof BillingProfile>

/** Whether a street is a PO box. */
export const isPostBox = (street: string) => /\b(p\.?\s*o\.?\s*box|post\s+office\s+box)\b/i.test(street)

const typedFields = {
  name: requiredText(60, 'Enter the legal name'),
  /** Empty for an organization. */
  firstName: text(35),
  entity: z.enum(BILLING_ENTITIES, 'Choose who bills'),
  npi: z
    .string()
    .check(z.trim(), z.refine(isNpi, 'An NPI has ten digits, of which the last checks the others')),
  taxIdKind: z.enum(TAX_ID_KINDS, 'Choose a kind of tax number'),
  /** Nine digits; hyphens and blanks between them are left out. */
  taxId: z.string().check(
    z.overwrite((typed) => typed.replace(/[\s-]/g, '')),
    z.regex(/^\d{9}$/, 'A tax number has nine digits'),
  ),
  taxonomyCode: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^([0-9A-Z]{9}X)?$/, 'A taxonomy code has ten characters, like 101YM0800X'),
    ),
  address: ClaimAddress.check(
    z.refine(({ street }) => !isPostBox(street), {
      path: ['street'],
      error: 'Enter a street: payers refuse a PO box here. A PO box can be the pay-to address.',
    }),
  ),
  payToAddress: z.nullable(ClaimAddress),
  phone: PhoneNumber.check(z.refine((phone) => phone !== '', 'Enter a phone number')),
}

interface Named {
  entity: BillingEntity
  firstName: string
}

const personHasFirstName = z.refine<Named>(
  ({ entity, firstName }) => entity === 'organization' || firstName !== '',
  { path: ['firstName'], error: 'Enter the first name' },
)

const onlyPersonHasFirstName = z.refine<Named>(
  ({ entity, firstName }) => entity === 'person' || firstName === '',
  { path: ['firstName'], error: 'Only a person has a first name' },
)

/** What a person types about a billing profile; the server checks it with this same schema. */
export const BillingProfileInput = z.object(typedFields).check(personHasFirstName, onlyPersonHasFirstName)
export type BillingProfileInput = z.input<typeof BillingProfileInput>

/** A profile as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one. */
export const UpdateBillingProfileBody = z
  .object({ ...typedFields, version: Version })
  .check(personHasFirstName, onlyPersonHasFirstName)
export type UpdateBillingProfileBody = z.input<typeof UpdateBillingProfileBody>

const all = '/api/v1/practices/{practiceId}/billing-profiles'
const one = '/api/v1/practices/{practiceId}/billing-profiles/{profileId}'

/** The default profile first, then by name. Only those who may change them read the tax numbers. */
export const listBillingProfiles = endpoint({
  name: 'listBillingProfiles',
  method: 'GET',
  path: all,
  access: 'billing:edit',
  response: enveloped(z.array(BillingProfile)),
})

/** Adds a billing profile; a practice’s first one is the default one. */
export const createBillingProfile = endpoint({
  name: 'createBillingProfile',
  method: 'POST',
  path: all,
  access: 'billing:edit',
  body: BillingProfileInput,
  response: enveloped(BillingProfile),
})

/** Changes a billing profile; which one is the default stays as it is. */
export const updateBillingProfile = endpoint({
  name: 'updateBillingProfile',
  method: 'PUT',
  path: one,
  access: 'billing:edit',
  body: UpdateBillingProfileBody,
  response: enveloped(BillingProfile),
})

/** Refused for the default profile while there are others. */
export const deleteBillingProfile = endpoint({
  name: 'deleteBillingProfile',
  method: 'DELETE',
  path: one,
  access: 'billing:edit',
  response: enveloped(z.null()),
})

/** Makes a profile the default one, and no other. */
export const setDefaultBillingProfile = endpoint({
  name: 'setDefaultBillingProfile',
  method: 'PUT',
  path: '/api/v1/practices/{practiceId}/billing-profiles/{profileId}/set-default',
  access: 'billing:edit',
  response: enveloped(BillingProfile),
})
