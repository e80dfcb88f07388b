import type { WriteOffReason } from '../invoices/adjustment-reasons'

/** Why a client is asked for what their insurance left open, in words by its code. */
export const GIVE_TO_CLIENT_REASON_WORDS = {
  not_covered: 'The plan doesn’t cover it',
  not_insured: 'Not insured on that day',
  benefits_used_up: 'The plan’s maximum is reached',
  not_answered: 'The client didn’t answer the insurance',
  agreed: 'The client agreed to pay for it',
  other: 'Other reason',
} as const
/** A code of {@link GIVE_TO_CLIENT_REASON_WORDS}. */
export type GiveToClientReason = keyof typeof GIVE_TO_CLIENT_REASON_WORDS

/** Why what an insurer left open can be given to the client. `other` needs a note. */
export const GIVE_TO_CLIENT_REASONS = [
  'not_covered',
  'not_insured',
  'benefits_used_up',
  'not_answered',
  'agreed',
  'other',
] as const satisfies readonly GiveToClientReason[]

/** Why a person wrote something into the book of a claim. */
export type ClaimEntryReason = WriteOffReason | GiveToClientReason
