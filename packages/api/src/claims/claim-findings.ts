import * as z from 'zod/mini'

/** An error keeps a claim from being sent; a warning asks first. */
export const CLAIM_FINDING_LEVELS = ['error', 'warning'] as const
/** One of {@link CLAIM_FINDING_LEVELS}. */
export type ClaimFindingLevel = (typeof CLAIM_FINDING_LEVELS)[number]

/** The record in which it is put right: the claim itself, or one that the claim was made from. */
export const CLAIM_FINDING_PLACES = [
  'claim',
  'client',
  'coverage',
  'payer',
  'profile',
  'clinician',
  'location',
  'session',
] as const
/** One of {@link CLAIM_FINDING_PLACES}. */
export type ClaimFindingPlace = (typeof CLAIM_FINDING_PLACES)[number]

/** One thing that stands in a claim’s way. */
export const ClaimFinding = z.object({
  /** Of the rule, from 1 to 50. */
  number: z.int(),
  level: z.enum(CLAIM_FINDING_LEVELS),
  /** The box of the CMS-1500, like `24D`; empty where the form has none for it. */
  box: z.string(),
  /** The field of the claim’s form, like `lines.0.modifiers` or `client.address`. */
  field: z.string(),
  where: z.enum(CLAIM_FINDING_PLACES),
  /** What to do, as a sentence without its full stop. */
  words: z.string(),
})
export type ClaimFinding = z.infer<typeof ClaimFinding>

/** With the error code `scrub_failed`: what stands in the way of a sending; of a file, each with its claim’s number. */
export const RefusedFinding = z.extend(ClaimFinding, { pcn: z.optional(z.string()) })
export type RefusedFinding = z.infer<typeof RefusedFinding>
