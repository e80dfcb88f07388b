import * as z from 'zod/mini'
import { AddressInput, PhoneNumber } from '../organization/contact-fields'
import { Address } from '../organization/organization-contract'
import { isNpi } from '../staff/npi'
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

const isPostBox = (street: string) => /\b(p\.?\s*o\.?\s*box|post\s+office\s+box)\b/i.test(street)

/** An address in the United States, as claims carry one: with a state of two letters and a ZIP of five or nine digits. */
const ClaimAddress = z.extend(AddressInput, {
  street: requiredText(55, 'Enter a street'),
  city: requiredText(30, 'Enter a city'),
  state: requiredText(2, 'Enter a state of two letters, like NY').check(
    z.toUpperCase(),
    z.regex(/^[A-Z]{2}$/, 'Enter a state of two letters, like NY'),
  ),
  zipCode: requiredText(10, 'Enter a ZIP code').check(
    z.regex(/^\d{5}(-?\d{4})?$/, 'Enter a ZIP code of five or nine digits, like 12207-1234'),
  ),
})

/** What a person types about a billing profile; the server checks it with this same schema. */
export const BillingProfileInput = z
  .object({
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
        z.regex(/^([0-9A-Za-z]{9}X)?$/, 'A taxonomy code has ten characters, like 101YM0800X'),
      ),
    address: ClaimAddress.check(
      z.refine(({ street }) => !isPostBox(street), {
        path: ['street'],
        error: 'Enter a street: payers refuse a PO box here. A PO box can be the pay-to address.',
      }),
    ),
    payToAddress: z.nullable(ClaimAddress),
    phone: PhoneNumber.check(z.refine((phone) => phone !== '', 'Enter a phone number')),
  })
  .check(
    z.refine(({ entity, firstName }) => entity === 'organization' || firstName !== '', {
      path: ['firstName'],
      error: 'Enter the first name',
    }),
  )
export type BillingProfileInput = z.input<typeof BillingProfileInput>
