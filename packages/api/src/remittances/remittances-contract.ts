import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { CalendarDate, Cents, Id, Instant, requiredText, Version } from '../wire/scalars'
import { RemittanceImbalance } from './remittance-content-contract'
import {
  RemittanceAdjustment,
  RemittanceClaim,
  RemittanceClaimRecord,
  RemittancePlan,
  RemittanceReasonChoice,
} from './remittance-plan-contract'

/**
 * `needs_review ⇄ ready`: whether a person has to decide something before it can be posted. `ready → posted → undone`: what
 * is undone can be decided on and posted again.
 */
export const REMITTANCE_STATES = ['needs_review', 'ready', 'posted', 'undone'] as const
/** One of {@link REMITTANCE_STATES}. */
export type RemittanceState = (typeof REMITTANCE_STATES)[number]

/**
 * Why a remittance can’t be posted, whatever a person decides about its claims; `other_practice` where it also pays claims
 * of a practice in which the person does not work.
 */
export const REMITTANCE_REFUSALS = [
  'already_posted',
  'trace_used',
  'out_of_balance',
  'below_zero',
  'other_practice',
] as const
/** One of {@link REMITTANCE_REFUSALS}. */
export type RemittanceRefusal = (typeof REMITTANCE_REFUSALS)[number]

/** One payment of a payer with what it is for: of an 835, which may hold several, or typed in from paper. */
export const RemittanceSummary = z.object({
  id: Id,
  practiceId: Id,
  /** The file that it came in, as that was called; null where somebody typed it in by hand. */
  fileName: z.nullable(z.string()),
  /** As it was when the remittance was imported or last decided on; `RemittanceDetails` says how it is now. */
  state: z.enum(REMITTANCE_STATES),
  /** The payer of ours; null while nobody has said which one it is. */
  payer: z.nullable(z.object({ id: Id, name: z.string() })),
  /** What the payer calls itself. */
  payerName: z.string(),
  /** ACH, CHK, FWT, BOP, or NON where no money moved. */
  method: z.string(),
  amountCents: Cents,
  currency: z.string(),
  paidOn: z.nullable(CalendarDate),
  /** The number of the check or transfer. */
  traceNumber: z.string(),
  claimCount: z.int(),
  /** How many of the claims waited for a person then. */
  reviewCount: z.int(),
  /** When and by whom it was imported or typed in. */
  importedAt: Instant,
  /** Null where it came in through the inbox folder. */
  importedByName: z.nullable(z.string()),
  version: Version,
})
export type RemittanceSummary = z.infer<typeof RemittanceSummary>

/** What a person decides about a remittance; each claim, service and recovery once. */
export const RemittanceDecisions = z.object({
  /** The payer of ours; null while it is not known. */
  payerId: z.nullable(Id),
  claims: z.array(
    z.object({
      segment: z.int(),
      /** The claim of ours; null sets it aside as not ours. */
      claimId: z.nullable(Id),
      /** Posts it as the file says, although something speaks against it. */
      isAsWritten: z.boolean(),
    }),
  ),
  /** Which line of its claim a service answers. */
  lines: z.array(z.object({ segment: z.int(), lineNumber: z.string() })),
  /** For which line of a claim a payer recovers money, by the position of the adjustment. */
  recoveries: z.array(z.object({ position: z.int(), claimId: Id, lineNumber: z.string() })),
  /** Whether what the payer calls the client’s by a code other than 1 to 3 is their share, or stays open; each code once. */
  reasons: z.array(z.object({ code: z.string(), isClients: z.boolean() })),
  /** That it is another payment, although its number was posted before. */
  isAnotherPayment: z.boolean(),
})
export type RemittanceDecisions = z.infer<typeof RemittanceDecisions>

/** When and by whom a remittance was posted, and undone since; null while it stands. */
export const RemittancePosting = z.object({
  postedAt: Instant,
  postedByName: z.string(),
  undoneAt: z.nullable(Instant),
  undoneByName: z.nullable(z.string()),
})
export type RemittancePosting = z.infer<typeof RemittancePosting>

/**
 * A remittance with its claims, what a person decided, and what posting it writes; while it is posted, its claims,
 * adjustments, records and plan are those that were posted.
 */
export const RemittanceDetails = z.extend(RemittanceSummary, {
  /** Who is paid, as the file names them. */
  payee: z.object({ name: z.string(), npi: z.string(), taxId: z.string() }),
  /** What is wrong in the file, and kept nobody from reading it. */
  warnings: z.array(z.string()),
  /** The sums that do not agree; with any, it can’t be posted. */
  imbalances: z.array(RemittanceImbalance),
  refusal: z.nullable(z.enum(REMITTANCE_REFUSALS)),
  /** In the order of the file. */
  claims: z.array(RemittanceClaim),
  adjustments: z.array(RemittanceAdjustment),
  /** By the code; none for who may not see all of its claims. */
  reasons: z.array(RemittanceReasonChoice),
  decisions: RemittanceDecisions,
  /** The claims of ours that anything here names. */
  records: z.array(RemittanceClaimRecord),
  /** Null while the payer is not known. */
  plan: z.nullable(RemittancePlan),
  /** The latest posting; null while there was none. */
  posting: z.nullable(RemittancePosting),
})
export type RemittanceDetails = z.infer<typeof RemittanceDetails>

const base = '/api/v1/practices/{practiceId}/remittances'
const one = '/api/v1/practices/{practiceId}/remittances/{remittanceId}'

/** Which remittances are asked for. */
export const RemittancesQuery = z.object({
  cursor: pageQuery.cursor,
  limit: pageQuery.limit,
  state: z.optional(z.enum(REMITTANCE_STATES)),
})
export type RemittancesQuery = z.input<typeof RemittancesQuery>

/** A page of the remittances, those imported last first. */
export const listRemittances = endpoint({
  name: 'listRemittances',
  method: 'GET',
  path: base,
  access: 'claims:view',
  query: RemittancesQuery,
  response: enveloped(pageOf(RemittanceSummary)),
})

/** One remittance, planned by the records as they are now. */
export const getRemittance = endpoint({
  name: 'getRemittance',
  method: 'GET',
  path: one,
  access: 'claims:view',
  response: enveloped(RemittanceDetails),
})

/** A file with its bytes in base64; as many of them as `MAX_RECEIVED_FILE_BYTES` says. */
export const ImportRemittancesBody = z.object({
  name: requiredText(200, 'Enter the name of the file'),
  content: z.string().check(z.minLength(1, 'The file is empty')),
})
export type ImportRemittancesBody = z.infer<typeof ImportRemittancesBody>

/** What an import came to. */
export const ImportedRemittances = z.object({
  /** Those of the file that are paid to the practice, in its order; also those that were there before. */
  remittances: z.array(RemittanceSummary),
  /** How many of the file are paid to somebody else, and were left out. */
  otherCount: z.int(),
  /** Whether all of them were there before, so that nothing changed now. */
  isRepeated: z.boolean(),
})
export type ImportedRemittances = z.infer<typeof ImportedRemittances>

/**
 * Reads a file, keeps it, and plans what its remittances write; nothing is posted. A remittance that is there already, in
 * this file or another one, is not added again. 422 at `content` where the file can’t be read or is only a test, 409
 * `not_ours` where it pays no billing profile of the practice.
 */
export const importRemittances = endpoint({
  name: 'importRemittances',
  method: 'POST',
  path: base,
  access: 'claims:post',
  body: ImportRemittancesBody,
  response: enveloped(ImportedRemittances),
})

/** All decisions as they are from then on, with the version that they were made on: 409 `stale_edit` for an older one. */
export const DecideRemittanceBody = z.extend(RemittanceDecisions, {
  version: Version,
  /** Of the decided reasons, the codes whose decision becomes a rule of the payer; needs `billing:edit`. */
  rules: z.optional(z.array(z.string())),
})
export type DecideRemittanceBody = z.infer<typeof DecideRemittanceBody>

/**
 * Says what the file leaves open. The payer is remembered for what comes from the same sender, and `rules` for all that the
 * payer says from then on, in place of its earlier rules about the same codes.
 */
export const decideRemittance = endpoint({
  name: 'decideRemittance',
  method: 'PUT',
  path: `${one}/decisions`,
  access: 'claims:post',
  body: DecideRemittanceBody,
  response: enveloped(RemittanceDetails),
})
