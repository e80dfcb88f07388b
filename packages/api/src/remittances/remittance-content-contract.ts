import * as z from 'zod/mini'
import { CalendarDate, Cents } from '../wire/scalars'

/** Why a claim or a service is not paid as it was charged; a positive sum lowers the payment. */
export const RemittanceReason = z.object({
  /** CO, PR, OA, PI or CR: who bears it. */
  group: z.string(),
  /** The payer’s code (CARC). */
  code: z.string(),
  cents: Cents,
  /** What the code means, in our words. */
  words: z.string(),
})
export type RemittanceReason = z.infer<typeof RemittanceReason>

/** What a payer remarks (RARC), in our words. */
export const RemittanceRemark = z.object({ code: z.string(), words: z.string() })
export type RemittanceRemark = z.infer<typeof RemittanceRemark>

/** Somebody as a file names them; a text is empty where it says nothing. */
export const RemittancePerson = z.object({ lastName: z.string(), firstName: z.string(), id: z.string() })
export type RemittancePerson = z.infer<typeof RemittancePerson>

/** A service of a claim, as the file says it. */
export const RemittanceService = z.object({
  /** Its place in the file, by which decisions name it. */
  segment: z.int(),
  /** The code and the modifiers that the payer decided on. */
  code: z.string(),
  modifiers: z.array(z.string()),
  /** The code that was billed, where it is another one. */
  billedCode: z.nullable(z.string()),
  servedOn: z.nullable(CalendarDate),
  chargeCents: Cents,
  paidCents: Cents,
  allowedCents: z.nullable(Cents),
  reasons: z.array(RemittanceReason),
  /** The codes of what the payer remarks (RARC); older postings lack them. */
  remarks: z.optional(z.array(z.string())),
  /** The number of the line of ours, or empty. */
  lineNumber: z.string(),
})
export type RemittanceService = z.infer<typeof RemittanceService>

/** What a payer says of a claim, unchanged. */
export const SaidOfClaim = z.object({
  /** Its control number as it stands in the file. */
  pcn: z.string(),
  /** The payer’s code, like `1` (processed as the first payer) or `22` (taken back). */
  status: z.string(),
  chargeCents: Cents,
  paidCents: Cents,
  clientShareCents: Cents,
  payerClaimNumber: z.string(),
  client: RemittancePerson,
  servedOn: z.nullable(CalendarDate),
  /** Reasons about the whole claim. */
  reasons: z.array(RemittanceReason),
  services: z.array(RemittanceService),
})
export type SaidOfClaim = z.infer<typeof SaidOfClaim>

/** What sums can disagree: a service’s, a claim’s, the charges of a claim’s services, or the whole payment’s. */
export const IMBALANCE_PLACES = ['line', 'claim', 'charges', 'payment'] as const
/** One of {@link IMBALANCE_PLACES}. */
export type ImbalancePlace = (typeof IMBALANCE_PLACES)[number]

/** Sums of a remittance that do not agree. */
export const RemittanceImbalance = z.object({
  at: z.enum(IMBALANCE_PLACES),
  /** The place in the file. */
  segment: z.int(),
  saidCents: Cents,
  /** What its parts come to. */
  sumCents: Cents,
  /** `sumCents` less `saidCents`. */
  differenceCents: Cents,
})
export type RemittanceImbalance = z.infer<typeof RemittanceImbalance>
