import * as z from 'zod/mini'
import { pageQuery } from '../wire/envelope'
import { CalendarDate, Id } from '../wire/scalars'
import { APPEAL_STANDINGS } from './claim-appeal'
import { CLAIM_LABELS, CLAIM_STATES } from './claim-state'

/** Which claims are near their filing limit, and which are past it, among those that are not filed. */
export const CLAIM_DUE = ['soon', 'late'] as const
/** One of {@link CLAIM_DUE}. */
export type ClaimDue = (typeof CLAIM_DUE)[number]

/** By which claims can be sorted: the newest first, the filing limit that comes first, or the answer to an appeal. */
export const CLAIM_ORDERS = ['newest', 'due', 'appeal'] as const
/** One of {@link CLAIM_ORDERS}. */
export type ClaimOrder = (typeof CLAIM_ORDERS)[number]

/** The days since a claim was last sent; since its first session while it was never sent. */
export const CLAIM_AGES = ['upTo30', 'upTo60', 'upTo90', 'over90'] as const
/** One of {@link CLAIM_AGES}. */
export type ClaimAge = (typeof CLAIM_AGES)[number]

/** What each age is called. */
export const CLAIM_AGE_WORDS: Readonly<Record<ClaimAge, string>> = {
  upTo30: 'Up to 30 days',
  upTo60: '31 to 60 days',
  upTo90: '61 to 90 days',
  over90: 'Over 90 days',
}

/**
 * What a list can be narrowed to: a state, which has those with a label too; `left_unpaid`, which are those that are
 * denied or paid in part; or a label.
 */
export const CLAIM_STATE_CHOICES = [...CLAIM_STATES, 'left_unpaid', ...CLAIM_LABELS] as const
/** One of {@link CLAIM_STATE_CHOICES}. */
export type ClaimStateChoice = (typeof CLAIM_STATE_CHOICES)[number]

/** What a list of claims is narrowed by beside words and a state, and its order. */
export const CLAIM_FILTERS = {
  payerId: z.optional(Id),
  clinicianId: z.optional(Id),
  due: z.optional(z.enum(CLAIM_DUE)),
  appeal: z.optional(z.enum(APPEAL_STANDINGS)),
  age: z.optional(z.enum(CLAIM_AGES)),
  sentFrom: z.optional(CalendarDate),
  sentTo: z.optional(CalendarDate),
  sort: z.optional(z.enum(CLAIM_ORDERS)),
}

/** `q` matches the control number and names of clients, and `sentFrom` and `sentTo` are days of the first sending, both included. */
export const ClaimsQuery = z.object({
  ...pageQuery,
  ...CLAIM_FILTERS,
  clientId: z.optional(Id),
  state: z.optional(z.enum(CLAIM_STATE_CHOICES)),
})
export type ClaimsQuery = z.input<typeof ClaimsQuery>
