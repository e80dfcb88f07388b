import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Cents, Id, Version } from '../wire/scalars'

/** What is numbered without gaps within a practice, each by a count of its own. */
export const NUMBERED_DOCUMENTS = ['invoice', 'superbill', 'statement', 'estimate'] as const
/** One of {@link NUMBERED_DOCUMENTS}. */
export type NumberedDocument = (typeof NUMBERED_DOCUMENTS)[number]

/** How many days after its issue an invoice without a due date is due, where nobody said otherwise. */
export const DEFAULT_INVOICE_DUE_DAYS = 30
/** The last day of a month on which statements can be drafted: each month has it. */
export const LAST_STATEMENT_DAY = 28
/** What is suggested as the most that a small rest comes to, in cents. */
export const SUGGESTED_SMALL_REST_CENTS = 500
/** The highest number to which a count can be raised. */
export const MAX_RAISED_NUMBER = 999_999_999

/** How a practice bills its clients. */
export const BillingSettings = z.object({
  practiceId: Id,
  /** An invoice that is issued without a due date is due so many days later. */
  invoiceDueDays: z.int(),
  /** The day of each month on which a statement is drafted for every client who owes; null where people make them. */
  statementDay: z.nullable(z.int()),
  /** A rest of at most so many cents may be written off with a payment; null where none may. */
  smallRestCents: z.nullable(Cents),
  /** Whether the default cards of clients who agreed are charged each night for what is due, where the practice is. */
  isAutopayOn: z.boolean(),
  /** The number that the next one of each kind gets. */
  nextNumbers: z.record(z.enum(NUMBERED_DOCUMENTS), z.int()),
  version: Version,
})
export type BillingSettings = z.infer<typeof BillingSettings>

const nextNumber = z.optional(
  z
    .int('Use a whole number')
    .check(z.minimum(1, 'Use at least 1'), z.maximum(MAX_RAISED_NUMBER, 'Use at most nine digits')),
)

const DUE_DAYS_WORDS = 'Use 0 to 90 days'
const STATEMENT_DAY_WORDS = `Choose a day from 1 to ${LAST_STATEMENT_DAY}`
const SMALL_REST_WORDS = 'Enter an amount from $0.01 to $100.00'

/** Settings as they are saved, with the version that was edited: 409 `stale_edit` for an older one. */
export const UpdateBillingSettingsBody = z.object({
  invoiceDueDays: z
    .int('Use a whole number')
    .check(z.minimum(0, DUE_DAYS_WORDS), z.maximum(90, DUE_DAYS_WORDS)),
  statementDay: z.nullable(
    z
      .int(STATEMENT_DAY_WORDS)
      .check(z.minimum(1, STATEMENT_DAY_WORDS), z.maximum(LAST_STATEMENT_DAY, STATEMENT_DAY_WORDS)),
  ),
  smallRestCents: z.nullable(
    Cents.check(z.minimum(1, SMALL_REST_WORDS), z.maximum(10_000, SMALL_REST_WORDS)),
  ),
  isAutopayOn: z.boolean(),
  /** Only the counts that are to be raised: 422 at one that would fall, with the lowest number that it can be. */
  nextNumbers: z.object({
    invoice: nextNumber,
    superbill: nextNumber,
    statement: nextNumber,
    estimate: nextNumber,
  } satisfies Record<NumberedDocument, typeof nextNumber>),
  version: Version,
})
export type UpdateBillingSettingsBody = z.infer<typeof UpdateBillingSettingsBody>

const path = '/api/v1/practices/{practiceId}/billing-settings'

/** The billing settings of a practice: those who make invoices need them too. */
export const getBillingSettings = endpoint({
  name: 'getBillingSettings',
  method: 'GET',
  path,
  access: 'invoices:view',
  response: enveloped(BillingSettings),
})

/** Changes the billing settings; numbers only rise. */
export const updateBillingSettings = endpoint({
  name: 'updateBillingSettings',
  method: 'PUT',
  path,
  access: 'billing:edit',
  body: UpdateBillingSettingsBody,
  response: enveloped(BillingSettings),
})
