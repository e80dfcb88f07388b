import * as z from 'zod/mini'
import { COVERAGE_RELATIONS } from '../coverages/coverage-relations'
import { Address } from '../organization/organization-contract'
import { PAYER_KINDS } from '../payers/payers-contract'
import { CalendarDate, Cents } from '../wire/scalars'

/** Who bears an adjustment: the practice, the client, nobody, or the payer of its own accord. */
export const ADJUSTMENT_GROUPS = ['CO', 'PR', 'OA', 'PI', 'CR'] as const
/** One of {@link ADJUSTMENT_GROUPS}. */
export type AdjustmentGroup = (typeof ADJUSTMENT_GROUPS)[number]

/** What a payer took off a charge, and why: `code` is a CARC, like 45. */
export const ClaimAdjustment = z.object({
  group: z.enum(ADJUSTMENT_GROUPS),
  code: z.string(),
  cents: Cents,
  /** How many units it is about; null where the payer names none. */
  quantity: z.nullable(z.int()),
})
export type ClaimAdjustment = z.infer<typeof ClaimAdjustment>

/** What the first payer did, which a claim to the second one repeats line by line. */
export const FirstPayerAnswer = z.object({
  /** The day of its remittance. */
  remittanceOn: CalendarDate,
  /** Its own number of the claim; empty where it gave none. */
  payerClaimNumber: z.string(),
  paidCents: Cents,
  /** Adjustments that it made of the claim as a whole. */
  adjustments: z.array(ClaimAdjustment),
  lines: z.array(
    z.object({
      /** The control number of the line of this claim that it answers. */
      controlNumber: z.string(),
      paidCents: Cents,
      /** What is left to the client. */
      clientShareCents: Cents,
      adjustments: z.array(ClaimAdjustment),
    }),
  ),
})
export type FirstPayerAnswer = z.infer<typeof FirstPayerAnswer>

/** The client’s other insurance on a claim: who pays beside the payer that it goes to. */
export const OtherInsurance = z.object({
  payer: z.object({ name: z.string(), payerId: z.string(), kind: z.enum(PAYER_KINDS) }),
  priority: z.int(),
  memberId: z.string(),
  groupNumber: z.string(),
  planName: z.string(),
  relation: z.enum(COVERAGE_RELATIONS),
  /** Who holds that policy: the client themselves where the relation is `self`. */
  subscriber: z.object({
    lastName: z.string(),
    firstName: z.string(),
    middleName: z.string(),
    address: z.nullable(Address),
  }),
  /** Null until its remittance is there. */
  answer: z.nullable(FirstPayerAnswer),
})
export type OtherInsurance = z.infer<typeof OtherInsurance>
