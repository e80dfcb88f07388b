import * as z from 'zod/mini'
import { BILLING_ENTITIES, TAX_ID_KINDS } from '../billing-profiles/billing-profiles-contract'
import { ADMINISTRATIVE_SEXES } from '../clients/clients-contract'
import { COVERAGE_RELATIONS } from '../coverages/coverage-relations'
import { Address } from '../organization/organization-contract'
import { PAYER_KINDS } from '../payers/payers-contract'
import { CalendarDate, Cents, Id } from '../wire/scalars'
import { OtherInsurance } from './other-insurance'

/** Of an original claim, one that replaces an earlier one, and one that takes it back (box 22). */
export const CLAIM_FREQUENCIES = ['1', '7', '8'] as const
/** One of {@link CLAIM_FREQUENCIES}. */
export type ClaimFrequency = (typeof CLAIM_FREQUENCIES)[number]

/**
 * Those that a person can choose. A claim that corrects one that was sent from elsewhere is charged like an original;
 * taking one back is not, so nobody can say so yet.
 */
export const TYPED_FREQUENCIES = ['1', '7'] as const satisfies readonly ClaimFrequency[]

/** The most services on one claim, on paper and in a file alike (box 24). */
export const MAX_CLAIM_LINES = 6

/** Someone as insurers know them: never by a preferred name. A text is empty where nothing is known. */
export const ClaimPerson = z.object({
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  dateOfBirth: z.nullable(CalendarDate),
  sex: z.enum(ADMINISTRATIVE_SEXES),
  /** A comma parts the street from the suite or apartment. */
  address: z.nullable(Address),
  /** On paper alone. */
  phone: z.string(),
})
export type ClaimPerson = z.infer<typeof ClaimPerson>

/** A clinician as claims name them. */
export const ClaimProvider = z.object({
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  npi: z.string(),
})
export type ClaimProvider = z.infer<typeof ClaimProvider>

/** How somebody who sent the client stands to the sessions (box 17): DN or DK. */
export const REFERRAL_ROLES = ['referring', 'ordering'] as const
/** One of {@link REFERRAL_ROLES}. */
export type ReferralRole = (typeof REFERRAL_ROLES)[number]

/** One service of one session (box 24). */
export const ClaimLine = z.object({
  /** The claim’s number and two digits: a payer’s answer names the line by it (REF 6R). */
  controlNumber: z.string(),
  appointmentId: Id,
  /** The day of the session, in the practice’s time zone. */
  date: CalendarDate,
  /** A code of CMS: 11 is an office, 10 telehealth with the client at home. */
  placeOfService: z.string(),
  /** Of the service, like 90834. */
  code: z.string(),
  /** Two characters each, four at most. */
  modifiers: z.array(z.string()),
  /** Which of the claim’s diagnoses it is for, from 1; the main one first, four at most. */
  pointers: z.array(z.int()),
  /** For all units together: the practice’s full fee, whatever was agreed with the client. */
  chargeCents: Cents,
  units: z.int(),
  note: z.string(),
})
export type ClaimLine = z.infer<typeof ClaimLine>

/** Who bills and is paid (boxes 25 and 33). */
export const ClaimBiller = z.object({
  entity: z.enum(BILLING_ENTITIES),
  /** The legal name of an organization; of a person, the last name alone. */
  name: z.string(),
  /** Empty for an organization. */
  firstName: z.string(),
  npi: z.string(),
  taxIdKind: z.enum(TAX_ID_KINDS),
  /** Nine digits. */
  taxId: z.string(),
  taxonomyCode: z.string(),
  address: Address,
  /** Where payments are sent, where that is elsewhere. */
  payToAddress: z.nullable(Address),
  phone: z.string(),
})
export type ClaimBiller = z.infer<typeof ClaimBiller>

/**
 * What a claim says: the boxes of a CMS-1500 as fields, from which the paper form and the 837P file are both made. A
 * claim that was not sent may still have holes; `scrubClaim` says which.
 */
export const claimFormSchema = z.object({
  /** The patient control number: K, eight digits and a check digit (boxes 26 and CLM01). */
  pcn: z.string(),
  frequency: z.enum(CLAIM_FREQUENCIES),
  /** The payer’s number of the claim that this one corrects or takes back; else empty. */
  payerClaimNumber: z.string(),
  /** `id` names the record; `payerId` is the electronic one of the clearinghouses. */
  payer: z.object({
    id: Id,
    name: z.string(),
    payerId: z.string(),
    kind: z.enum(PAYER_KINDS),
    address: z.nullable(Address),
  }),
  /** Whether this insurance pays first, second or third. */
  priority: z.int(),
  memberId: z.string(),
  groupNumber: z.string(),
  groupName: z.string(),
  planName: z.string(),
  /** How the client is related to the policy holder. */
  relation: z.enum(COVERAGE_RELATIONS),
  client: ClaimPerson,
  /** Who holds the policy; null exactly where the relation is `self`. */
  subscriber: z.nullable(ClaimPerson),
  /** The client’s other insurance, where there is one (boxes 9 and 11d). */
  otherInsurance: z.nullable(OtherInsurance),
  /** Whether the condition comes from work, a car accident in `autoState`, or another accident (box 10). */
  accident: z.object({
    isEmployment: z.boolean(),
    isAuto: z.boolean(),
    /** Two letters; empty unless it was a car. */
    autoState: z.string(),
    isOther: z.boolean(),
  }),
  /** When the condition began, which after an accident is its day (box 14, qualifier 431). */
  onsetOn: z.nullable(CalendarDate),
  /** When the client signed that the payer may be informed (box 12). */
  releaseOn: z.nullable(CalendarDate),
  /** When the client signed that the payer pays the practice (box 13). */
  signatureOn: z.nullable(CalendarDate),
  /** Box 27. */
  acceptsAssignment: z.boolean(),
  /** Who held the sessions (box 24J); the taxonomy code is empty where the payer doesn’t take it. */
  rendering: z.extend(ClaimProvider, { taxonomyCode: z.string() }),
  /** Whom the payer wants beside a clinician under supervision (box 17, DQ). */
  supervising: z.nullable(ClaimProvider),
  referring: z.nullable(z.extend(ClaimProvider, { role: z.enum(REFERRAL_ROLES) })),
  /** Box 19. */
  note: z.string(),
  /** Codes of ICD-10-CM with their point, the main one first, 12 at most. */
  diagnoses: z.array(z.string()),
  /** Box 23. */
  authorizationNumber: z.string(),
  /** In the order of the sessions, {@link MAX_CLAIM_LINES} at most. */
  lines: z.array(ClaimLine),
  /** Where the sessions were held; null for telehealth with the client at home (box 32). */
  facility: z.nullable(z.object({ name: z.string(), npi: z.string(), address: z.nullable(Address) })),
  /** Null where the practice has no billing profile, which no claim that was sent lacks. */
  billing: z.nullable(ClaimBiller),
  /** What the client has paid for these sessions (box 29). */
  patientPaidCents: Cents,
})
/** What a claim says, by {@link claimFormSchema}. */
export type ClaimForm = z.infer<typeof claimFormSchema>

/** What a claim’s services come to together, in cents (box 28). */
export const claimTotal = ({ lines }: Pick<ClaimForm, 'lines'>): number =>
  lines.reduce((sum, { chargeCents }) => sum + chargeCents, 0)
