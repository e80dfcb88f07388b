import * as z from 'zod/mini'
import { ADJUSTMENT_GROUPS } from '../claims/other-insurance'
import { MAX_CLAIM_LINES } from '../claims/claim-form'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Cents, EnteredDate, Id, requiredText, text, Version } from '../wire/scalars'
import { PAYMENT_ADJUSTMENTS, type PaymentAdjustmentCode } from './payment-adjustments'
import { RemittanceDetails } from './remittances-contract'

/** How a payment on paper came: by check, by transfer, by wire, or not at all where all it says is why nothing is paid. */
export const TYPED_METHODS = ['CHK', 'ACH', 'FWT', 'NON'] as const
/** One of {@link TYPED_METHODS}. */
export type TypedMethod = (typeof TYPED_METHODS)[number]

/** As many claims as one payment that is typed in can have. */
export const MAX_TYPED_CLAIMS = 100

const ADJUSTMENT_CODES = Object.keys(PAYMENT_ADJUSTMENTS) as [
  PaymentAdjustmentCode,
  ...PaymentAdjustmentCode[],
]

const Paid = Cents.check(
  z.gte(0, 'Enter an amount of zero or more'),
  z.lte(99_999_999, 'Enter an amount below $1,000,000.00'),
)
const Adjusted = Cents.check(
  z.refine((cents) => cents !== 0, 'Enter an amount'),
  z.gte(-99_999_999, 'Enter an amount below $1,000,000.00'),
  z.lte(99_999_999, 'Enter an amount below $1,000,000.00'),
)

/** Why a service is not paid as it was charged; a positive sum lowers the payment. */
const TypedReason = z.object({
  group: z.enum(ADJUSTMENT_GROUPS, 'Choose who bears it'),
  /** The payer’s code (CARC). */
  code: requiredText(5, 'Enter the code').check(
    z.regex(/^([1-9]\d{0,2}|[A-Z]\d{1,2})$/, 'Enter a code like 45 or B7'),
  ),
  cents: Adjusted,
})

const TypedLine = z.object({
  /** The number of the line of the claim. */
  lineNumber: z.string(),
  paidCents: Paid,
  /** What the payer allows by its contract; null where the paper doesn’t say. */
  allowedCents: z.nullable(Paid),
  reasons: z.array(TypedReason).check(z.maxLength(20, 'Use at most 20 reasons')),
  /** What the payer remarks (RARC), each code once. */
  remarks: z
    .array(
      requiredText(6, 'Enter the code').check(
        z.regex(/^[A-Z]{1,2}\d{1,4}$/, 'Enter remarks like N130 or MA04'),
      ),
    )
    .check(z.maxLength(20, 'Use at most 20 remarks')),
})

const TypedClaim = z.object({
  claimId: Id,
  /** The payer’s own number of the claim, or empty. */
  payerClaimNumber: text(50),
  /** Whether the payer has sent the claim on to the next insurance itself. */
  isForwarded: z.boolean(),
  /** Whether it takes back an earlier decision, with what that said: all of its sums count below zero then. */
  isReversal: z.boolean(),
  /** The services that the payment answers, each once. */
  lines: z
    .array(TypedLine)
    .check(z.minLength(1, 'Fill in a service'), z.maxLength(MAX_CLAIM_LINES, 'These are too many services')),
})

/** A payment as somebody reads it from paper. */
export const TypedRemittance = z.object({
  payerId: Id,
  method: z.enum(TYPED_METHODS, 'Choose how it was paid'),
  amountCents: Paid,
  paidOn: EnteredDate,
  /** The number of the check or transfer; empty only where no money moved. */
  traceNumber: text(50),
  /** Claims of this payer that were sent, each once, and once more where its earlier decision is taken back; none on a paper of other money. */
  claims: z.array(TypedClaim).check(z.maxLength(MAX_TYPED_CLAIMS, `Use at most ${MAX_TYPED_CLAIMS} claims`)),
  /** Money of no claim; a positive sum lowers the payment. */
  adjustments: z
    .array(
      z.object({
        code: z.enum(ADJUSTMENT_CODES, 'Choose what it is'),
        reference: text(50),
        cents: Adjusted,
      }),
    )
    .check(z.maxLength(20, 'Use at most 20 adjustments')),
})
export type TypedRemittance = z.infer<typeof TypedRemittance>

const base = '/api/v1/practices/{practiceId}/remittances'

/**
 * Keeps a payment that somebody typed in from paper like one that came in a file, and plans what it writes; nothing is
 * posted. Sums that don’t agree are kept and shown, and can’t be posted. 422 at the field of what can’t be: also at
 * `traceNumber` where the same was typed in before.
 */
export const typeRemittance = endpoint({
  name: 'typeRemittance',
  method: 'POST',
  path: `${base}/typed`,
  access: 'claims:post',
  body: TypedRemittance,
  response: enveloped(RemittanceDetails),
})

/** A payment typed anew, with the version that it was read at: 409 `stale_edit` for an older one. */
export const RetypeRemittanceBody = z.extend(TypedRemittance, { version: Version })
export type RetypeRemittanceBody = z.infer<typeof RetypeRemittanceBody>

/**
 * Puts right what was typed in, in place of all that it said; what was decided about it is gone. 409
 * `transition_refused` while it is posted, and for one that came in a file.
 */
export const retypeRemittance = endpoint({
  name: 'retypeRemittance',
  method: 'PUT',
  path: `${base}/{remittanceId}/typed`,
  access: 'claims:post',
  body: RetypeRemittanceBody,
  response: enveloped(RemittanceDetails),
})

/** The version of a payment that somebody wants to delete. */
export const DeleteRemittanceQuery = z.object({
  version: z.coerce.number().check(z.int(), z.nonnegative()),
})
export type DeleteRemittanceQuery = z.input<typeof DeleteRemittanceQuery>

/**
 * Deletes a payment that was typed in and never posted. 409 `stale_edit` for an older version, `transition_refused` for one
 * that was posted, also where that is undone, and for one that came in a file.
 */
export const deleteRemittance = endpoint({
  name: 'deleteRemittance',
  method: 'DELETE',
  path: `${base}/{remittanceId}`,
  access: 'claims:post',
  query: DeleteRemittanceQuery,
  response: enveloped(z.null()),
})
