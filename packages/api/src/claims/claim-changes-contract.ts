import * as z from 'zod/mini'
import { Diagnoses } from '../clients/diagnosis'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Cents, EnteredDate, requiredText, text, Version } from '../wire/scalars'
import { MAX_CLAIM_LINES, REFERRAL_ROLES, TYPED_FREQUENCIES } from './claim-form'
import { Claim } from './claims-contract'

const one = '/api/v1/practices/{practiceId}/claims/{claimId}'

const Amount = Cents.check(
  z.gte(0, 'Enter an amount of zero or more'),
  z.lte(99_999_999, 'Enter an amount below $1,000,000.00'),
)

/** The fields of one line that a person can change; `controlNumber` says which line it is. */
export const ClaimLineInput = z.object({
  controlNumber: z.string(),
  placeOfService: text(2),
  code: text(10),
  modifiers: z.array(text(2)).check(z.maxLength(4, 'Use at most four modifiers')),
  pointers: z
    .array(z.int().check(z.gte(1), z.lte(12)))
    .check(z.maxLength(4, 'Choose at most four diagnoses')),
  chargeCents: Amount,
  units: z.int('Enter whole units').check(z.gte(1, 'Use 1 to 99 units'), z.lte(99, 'Use 1 to 99 units')),
  note: text(80),
})
export type ClaimLineInput = z.infer<typeof ClaimLineInput>

/** The fields of a claim that a person can change; all others come from the records of client, insurance and practice. */
const claimInputFields = {
  /** An original, or the correction of a claim that was sent from elsewhere before this one. */
  frequency: z.enum(TYPED_FREQUENCIES),
  payerClaimNumber: text(50),
  accident: z.object({
    isEmployment: z.boolean(),
    isAuto: z.boolean(),
    autoState: text(2),
    isOther: z.boolean(),
  }),
  onsetOn: z.nullable(EnteredDate),
  acceptsAssignment: z.boolean(),
  referring: z.nullable(
    z.object({
      lastName: requiredText(60, 'Enter the last name'),
      firstName: text(35),
      middleName: text(25),
      npi: text(10),
      role: z.enum(REFERRAL_ROLES),
    }),
  ),
  note: text(80),
  diagnoses: Diagnoses,
  authorizationNumber: text(50),
  /** A session is free again once all of its lines are left out, and nothing is owed for a line that was. */
  lines: z
    .array(ClaimLineInput)
    .check(
      z.minLength(1, 'A claim needs a session: delete it instead'),
      z.maxLength(MAX_CLAIM_LINES, `A claim has room for ${MAX_CLAIM_LINES} services`),
    ),
  patientPaidCents: Amount,
}

/** What a person types about a claim; the server checks it with this same schema. */
export const ClaimInput = z.object(claimInputFields)
export type ClaimInput = z.input<typeof ClaimInput>

/** A claim as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one. */
export const UpdateClaimBody = z.extend(ClaimInput, { version: Version })
export type UpdateClaimBody = z.input<typeof UpdateClaimBody>

/**
 * Changes a claim that is not on its way. A replacement stays a correction, with all services of the claim. It is ready where nothing
 * stands in its way, else a draft or still rejected.
 */
export const updateClaim = endpoint({
  name: 'updateClaim',
  method: 'PUT',
  path: one,
  access: 'claims:create',
  body: UpdateClaimBody,
  response: enveloped(Claim),
})

/** The version that was on view: 409 `stale_edit` for an older one. */
export const RefreshClaimBody = z.object({ version: Version })
export type RefreshClaimBody = z.infer<typeof RefreshClaimBody>

/**
 * Takes what stands in the records of client, insurance, clinician and practice now, and looks anew for what stands in
 * its way; what people typed into the claim stays.
 */
export const refreshClaim = endpoint({
  name: 'refreshClaim',
  method: 'POST',
  path: `${one}/refresh`,
  access: 'claims:create',
  body: RefreshClaimBody,
  response: enveloped(Claim),
})
