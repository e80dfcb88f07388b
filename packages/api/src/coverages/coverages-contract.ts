import * as z from 'zod/mini'
import { ADMINISTRATIVE_SEXES, ClientAddress } from '../clients/clients-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Cents, EnteredDate, Id, Instant, requiredText, text, Version } from '../wire/scalars'
import { Authorization } from './authorizations-contract'
import { COVERAGE_RELATIONS, type CoverageRelation } from './coverage-relations'

/** Whether the practice has checked the coverage with the payer; an inactive one is not used any more. */
export const COVERAGE_STATUSES = ['unverified', 'verified', 'inactive'] as const
/** One of {@link COVERAGE_STATUSES}. */
export type CoverageStatus = (typeof COVERAGE_STATUSES)[number]

/** The person who has the policy, where that is not the client. */
export const PolicyHolder = z.object({
  firstName: requiredText(35, 'Enter the first name of the policy holder'),
  lastName: requiredText(60, 'Enter the last name of the policy holder'),
  dateOfBirth: z.nullable(EnteredDate),
  administrativeSex: z.enum(ADMINISTRATIVE_SEXES),
  address: z.nullable(ClientAddress),
})
export type PolicyHolder = z.infer<typeof PolicyHolder>

/** A sum of money that can't be negative, in cents. */
const Share = Cents.check(
  z.gte(0, 'Enter an amount of zero or more'),
  z.lte(99_999_999, 'Enter an amount below $1,000,000.00'),
)

/** What the client pays themselves, as the card or the payer says; null where it is not known. Changes need `billing:edit`. */
const costFields = {
  copayCents: z.nullable(Share),
  /** A whole percentage from 0 to 100. */
  coinsurancePercent: z.nullable(
    z
      .int('Enter a whole percentage')
      .check(z.gte(0, 'Use 0 to 100 percent'), z.lte(100, 'Use 0 to 100 percent')),
  ),
  deductibleCents: z.nullable(Share),
  /** What has been paid towards the deductible, on the day `deductibleAsOf`. */
  deductibleMetCents: z.nullable(Share),
  deductibleAsOf: z.nullable(EnteredDate),
}

const coverageFields = {
  payerId: Id,
  /** Which insurance pays first: 1, 2 or 3. No two of a client have one priority on the same day. */
  priority: z
    .int()
    .check(z.gte(1, 'Choose first, second or third'), z.lte(3, 'Choose first, second or third')),
  memberId: requiredText(80, 'Enter the member id'),
  groupNumber: text(50),
  groupName: text(60),
  planName: text(60),
  relation: z.enum(COVERAGE_RELATIONS, 'Choose how the client is related to the policy holder'),
  /** Null exactly where the relation is `self`. */
  policyHolder: z.nullable(PolicyHolder),
  ...costFields,
  effectiveFrom: EnteredDate,
  /** The last day; null while no end is known. */
  effectiveTo: z.nullable(EnteredDate),
  /** Whether the payer pays the practice, and not the client (box 27). */
  acceptsAssignment: z.boolean(),
  /** When the client signed the assignment of benefits: the payer pays the practice (box 13). */
  signatureOn: z.nullable(EnteredDate),
  /** When the client signed the release of information: the payer may be informed (box 12). */
  releaseOn: z.nullable(EnteredDate),
  status: z.enum(COVERAGE_STATUSES),
}

const hasPolicyHolder = z.refine<{ relation: CoverageRelation; policyHolder: unknown }>(
  ({ relation, policyHolder }) => (relation === 'self') === (policyHolder === null),
  { path: ['policyHolder'], error: 'Enter who holds the policy' },
)

const endsAfterStart = z.refine<{ effectiveFrom: string; effectiveTo: string | null }>(
  ({ effectiveFrom, effectiveTo }) => effectiveTo === null || effectiveTo >= effectiveFrom,
  { path: ['effectiveTo'], error: 'Enter a day that is not before the first day' },
)

/**
 * What a person types about a client’s coverage; the server checks it with this same schema. An edit that changes the
 * payer, the member id or the group number of a verified coverage makes it `unverified`, whatever status it sends.
 */
export const CoverageInput = z.object(coverageFields).check(hasPolicyHolder, endsAfterStart)
export type CoverageInput = z.infer<typeof CoverageInput>

/** An insurance of a client: what the card says, since when, and what it leaves to the client. */
export const Coverage = z.object({
  ...coverageFields,
  deductibleAsOf: z.nullable(CalendarDate),
  effectiveFrom: CalendarDate,
  effectiveTo: z.nullable(CalendarDate),
  signatureOn: z.nullable(CalendarDate),
  releaseOn: z.nullable(CalendarDate),
  id: Id,
  practiceId: Id,
  clientId: Id,
  payerName: z.string(),
  /** Who made it `verified`, and when; null unless it is verified. A later edit of a verified coverage keeps both. */
  verifiedByName: z.nullable(z.string()),
  verifiedAt: z.nullable(Instant),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Coverage = z.infer<typeof Coverage>

/** A coverage as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one. */
export const UpdateCoverageBody = z
  .object({ ...coverageFields, version: Version })
  .check(hasPolicyHolder, endsAfterStart)
export type UpdateCoverageBody = z.infer<typeof UpdateCoverageBody>

/** The insurances of one client and what their payers have authorized. */
export const ClientCoverages = z.object({
  coverages: z.array(Coverage),
  authorizations: z.array(Authorization),
})
export type ClientCoverages = z.infer<typeof ClientCoverages>

const all = '/api/v1/practices/{practiceId}/clients/{clientId}/coverages'
const one = '/api/v1/practices/{practiceId}/clients/{clientId}/coverages/{coverageId}'

/** A client’s coverages: those in force first, by priority, then those to come, then past and inactive ones. */
export const listCoverages = endpoint({
  name: 'listCoverages',
  method: 'GET',
  path: all,
  access: 'clients:view',
  response: enveloped(ClientCoverages),
})

/** Adds a coverage with an active payer of the practice; 422 at `priority` where another one has it in these days. */
export const createCoverage = endpoint({
  name: 'createCoverage',
  method: 'POST',
  path: all,
  access: 'clients:write',
  body: CoverageInput,
  response: enveloped(Coverage),
})

/** Changes a coverage; the payer may be an inactive one as long as it stays the same. */
export const updateCoverage = endpoint({
  name: 'updateCoverage',
  method: 'PUT',
  path: one,
  access: 'clients:write',
  body: UpdateCoverageBody,
  response: enveloped(Coverage),
})

/** Deletes a coverage that was entered by mistake; 409 `transition_refused` while it has authorizations. */
export const deleteCoverage = endpoint({
  name: 'deleteCoverage',
  method: 'DELETE',
  path: one,
  access: 'clients:write',
  response: enveloped(z.null()),
})
