import * as z from 'zod/mini'
import { ClaimAddress } from '../organization/claim-address'
import { PhoneNumber } from '../organization/contact-fields'
import { Address } from '../organization/organization-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant, requiredText, Version } from '../wire/scalars'

/** The kinds of insurance. A claim names the kind in its first box, and Medicaid always pays last. */
export const PAYER_KINDS = [
  'commercial',
  'bcbs',
  'hmo',
  'ppo',
  'pos',
  'epo',
  'medicare',
  'medicaid',
  'tricare',
  'champva',
  'fep',
  'workers_comp',
  'other',
] as const
/** One of {@link PAYER_KINDS}. */
export type PayerKind = (typeof PAYER_KINDS)[number]

/** How claims reach a payer: as an 837P file, or as a printed CMS-1500 form. */
export const CLAIM_DELIVERIES = ['file', 'paper'] as const
/** One of {@link CLAIM_DELIVERIES}. */
export type ClaimDelivery = (typeof CLAIM_DELIVERIES)[number]

/**
 * Who stands on the claim for a session of a clinician under supervision: the supervisor as the rendering provider, the
 * clinician with the supervisor beside them (loop 2310D), or the clinician alone.
 */
export const SUPERVISED_RENDERING = ['supervisor', 'clinician_with_supervisor', 'clinician'] as const
/** One of {@link SUPERVISED_RENDERING}. */
export type SupervisedRendering = (typeof SUPERVISED_RENDERING)[number]

/** The numbers by which a payer names itself in a remittance (835): loop 1000A REF 2U, N104 XV, or the third part of TRN. */
export const REMITTANCE_ID_KINDS = ['2U', 'XV', 'TRN03'] as const
/** One of {@link REMITTANCE_ID_KINDS}. */
export type RemittanceIdKind = (typeof REMITTANCE_ID_KINDS)[number]

const days = z
  .int('Enter whole days')
  .check(z.gte(1, 'Use 1 to 1,095 days'), z.lte(1095, 'Use 1 to 1,095 days'))

/** A modifier of a service code, like `95`: two letters or digits, or empty where the payer wants none. */
const modifier = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^([A-Z0-9]{2})?$/, 'A modifier has two letters or digits, like 95'),
  )

/** A place of service code, like `10`: two digits. */
const placeOfService = z
  .string()
  .check(z.trim(), z.regex(/^\d{2}$/, 'A place of service has two digits, like 10'))

/** How a payer wants sessions at a distance: the modifiers for video and for audio alone, and the place of service. */
const Telehealth = z.object({
  videoModifier: z.string(),
  audioModifier: z.string(),
  /** The place of service for a client who is at home; 10 unless the payer says otherwise. */
  placeForHome: z.string(),
  /** The place of service for a client who is elsewhere; 02 unless the payer says otherwise. */
  placeForElsewhere: z.string(),
})

const TelehealthInput = z.object({
  videoModifier: modifier,
  audioModifier: modifier,
  placeForHome: placeOfService,
  placeForElsewhere: placeOfService,
})

/** An insurance company that a practice deals with, and what it wants on claims. */
export const Payer = z.object({
  id: Id,
  practiceId: Id,
  name: z.string(),
  /** The electronic payer id of the clearinghouses, like `60054`; empty where claims go on paper. */
  payerId: z.string(),
  kind: z.enum(PAYER_KINDS),
  /** Where printed claims are sent. */
  claimAddress: z.nullable(Address),
  phone: z.string(),
  delivery: z.enum(CLAIM_DELIVERIES),
  /** Timely filing: the days from the date of service until the payer must have received a claim. */
  filingDays: z.int(),
  /** The same for a corrected claim, from the date of service; null where the contract has no limit of its own. */
  correctedDays: z.nullable(z.int()),
  /** The same for a claim to the second payer, from the first payer’s remittance; null where it has none of its own. */
  secondPayerDays: z.nullable(z.int()),
  telehealth: Telehealth,
  supervisedRendering: z.enum(SUPERVISED_RENDERING),
  /** Whether claims carry the taxonomy code of the rendering provider. */
  takesTaxonomy: z.boolean(),
  /** Whether its clients may be charged for late cancellations and missed sessions; some programs forbid it. */
  mayChargeMissed: z.boolean(),
  remittanceIds: z.array(z.object({ kind: z.enum(REMITTANCE_ID_KINDS), value: z.string() })),
  /** An inactive payer can’t be chosen for new coverage. */
  isActive: z.boolean(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Payer = z.infer<typeof Payer>

/** What a person types about a payer; the server checks it with this same schema. */
export const PayerInput = z.object({
  name: requiredText(120, 'Enter the name of the insurance'),
  /** 2 to 80 letters, digits or hyphens, or empty; capitals, so that one id is not there twice. */
  payerId: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^([A-Z0-9-]{2,80})?$/, 'A payer id has 2 to 80 letters, digits or hyphens, like 60054'),
    ),
  kind: z.enum(PAYER_KINDS, 'Choose a kind'),
  claimAddress: z.nullable(ClaimAddress),
  phone: PhoneNumber,
  delivery: z.enum(CLAIM_DELIVERIES, 'Choose how claims are sent'),
  filingDays: days,
  correctedDays: z.nullable(days),
  secondPayerDays: z.nullable(days),
  telehealth: TelehealthInput,
  supervisedRendering: z.enum(SUPERVISED_RENDERING, 'Choose who stands on the claim'),
  takesTaxonomy: z.boolean(),
  mayChargeMissed: z.boolean(),
  remittanceIds: z
    .array(
      z.object({
        kind: z.enum(REMITTANCE_ID_KINDS, 'Choose a kind'),
        value: requiredText(80, 'Enter the number'),
      }),
    )
    .check(z.maxLength(10, 'Use at most ten numbers')),
  isActive: z.boolean(),
})
export type PayerInput = z.input<typeof PayerInput>

/** A payer as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one. */
export const UpdatePayerBody = z.extend(PayerInput, { version: Version })
export type UpdatePayerBody = z.input<typeof UpdatePayerBody>

const all = '/api/v1/practices/{practiceId}/payers'
/** `payerId` is the id of the record here, not the electronic payer id. */
const one = '/api/v1/practices/{practiceId}/payers/{payerId}'

/** All payers of the practice by name, the inactive ones too. */
export const listPayers = endpoint({
  name: 'listPayers',
  method: 'GET',
  path: all,
  access: 'signed-in',
  response: enveloped(z.array(Payer)),
})

/** Adds a payer; refused at its name where one of this name has this payer id. */
export const createPayer = endpoint({
  name: 'createPayer',
  method: 'POST',
  path: all,
  access: 'billing:edit',
  body: PayerInput,
  response: enveloped(Payer),
})

/** Changes a payer, or makes it active or inactive. */
export const updatePayer = endpoint({
  name: 'updatePayer',
  method: 'PUT',
  path: one,
  access: 'billing:edit',
  body: UpdatePayerBody,
  response: enveloped(Payer),
})

/** Refused for a payer that the coverage of any client names, or that has a fee schedule. */
export const deletePayer = endpoint({
  name: 'deletePayer',
  method: 'DELETE',
  path: one,
  access: 'billing:edit',
  response: enveloped(z.null()),
})
