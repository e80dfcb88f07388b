import * as z from 'zod/mini'
import { GIVE_TO_CLIENT_REASONS } from '../claims/give-to-client-reasons'
import { WRITE_OFF_REASONS } from '../invoices/adjustment-reasons'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Cents, Id, Instant, Version } from '../wire/scalars'
import { CLAIM_BOOK_KINDS } from './remittance-plan-contract'
import { RemittanceDetails } from './remittances-contract'

/** The version of a remittance that somebody looked through. */
export const RemittanceVersion = z.object({ version: Version })
export type RemittanceVersion = z.infer<typeof RemittanceVersion>

const one = '/api/v1/practices/{practiceId}/remittances/{remittanceId}'

/**
 * Writes what the plan says, all of it or nothing: the books of claims and of the payer, invoices for what clients owe,
 * and where the claims stand. 409 `stale_edit` where somebody decided anew meanwhile, `already_posted` with when and by
 * whom, `out_of_balance`, and `transition_refused` while a claim waits for a person.
 */
export const postRemittance = endpoint({
  name: 'postRemittance',
  method: 'POST',
  path: `${one}/post`,
  access: 'claims:post',
  body: RemittanceVersion,
  response: enveloped(RemittanceDetails),
})

/**
 * Takes back what posting wrote, by opposite entries, so that every sum is as it was before. 409 `transition_refused`
 * where a later posting of one of its claims or a claim that was sent since has to be undone first.
 */
export const undoRemittance = endpoint({
  name: 'undoRemittance',
  method: 'POST',
  path: `${one}/undo`,
  access: 'claims:post',
  body: RemittanceVersion,
  response: enveloped(RemittanceDetails),
})

/** An entry in the book of a claim: what it added to what the insurer owes on a line. */
export const ClaimBookEntry = z.object({
  id: Id,
  lineNumber: z.string(),
  kind: z.enum(CLAIM_BOOK_KINDS),
  cents: Cents,
  /** The entry that this one takes back; null for any other. */
  reversesId: z.nullable(Id),
  /** The payment that it came with; null for what a person did. */
  remittance: z.nullable(z.object({ id: Id, payerName: z.string(), paidOn: z.nullable(CalendarDate) })),
  /** Why a person wrote it, and what they noted; null and empty for any other. */
  reason: z.nullable(z.enum([...WRITE_OFF_REASONS, ...GIVE_TO_CLIENT_REASONS])),
  note: z.string(),
  writtenAt: Instant,
  /** Null for what an answer did that came in through the inbox folder. */
  writtenByName: z.nullable(z.string()),
})
export type ClaimBookEntry = z.infer<typeof ClaimBookEntry>

/** What an insurer owes for a claim, entry by entry in the order they were written, and the sums in cents. */
export const ClaimBook = z.object({
  entries: z.array(ClaimBookEntry),
  billedCents: Cents,
  movedInCents: Cents,
  insurancePaidCents: Cents,
  contractualCents: Cents,
  toClientCents: Cents,
  movedOutCents: Cents,
  writtenOffCents: Cents,
  /** What the insurer still owes; below zero where it paid too much. */
  openCents: Cents,
  currency: z.string(),
})
export type ClaimBook = z.infer<typeof ClaimBook>

/** The book of one claim. */
export const getClaimBook = endpoint({
  name: 'getClaimBook',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/claims/{claimId}/book',
  access: 'claims:view',
  response: enveloped(ClaimBook),
})
