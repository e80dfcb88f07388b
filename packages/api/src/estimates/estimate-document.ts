import * as z from 'zod/mini'
import { DocumentBiller, DocumentClient, DocumentClinician } from '../billing-documents/document-parties'
import { Cents, requiredText, text } from '../wire/scalars'

/** Codes of CMS: an office, telehealth with the client at home, and telehealth with the client elsewhere. */
export const ESTIMATE_PLACES = ['11', '10', '02'] as const
/** One of {@link ESTIMATE_PLACES}. */
export type EstimatePlace = (typeof ESTIMATE_PLACES)[number]

/** The most lines that an estimate has. */
export const MAX_ESTIMATE_LINES = 20

/** One service that is expected, as a person types it; what it comes to is `count × feeCents`. */
export const EstimateLine = z.object({
  /** Of the service, like 90834. */
  code: requiredText(20, 'Enter the code of the service'),
  label: requiredText(200, 'Enter what the service is'),
  /** Of each, in cents. */
  feeCents: Cents.check(
    z.minimum(0, 'Enter an amount of zero or more'),
    z.maximum(10_000_000, 'Enter an amount of $100,000.00 or less'),
  ),
  /** How many are expected in the period. */
  count: z.int('Use a whole number').check(z.minimum(1, 'Use at least 1'), z.maximum(366, 'Use 366 at most')),
  /** When they are expected, in words: “weekly”, or the days. Empty where that is not known. */
  when: text(200),
})
export type EstimateLine = z.infer<typeof EstimateLine>

/** What an estimate says. What is kept when it is sent is checked by this schema too. */
export const EstimateDocument = z.object({
  /** Null where the practice has no billing profile, which no sent estimate lacks. */
  biller: z.nullable(DocumentBiller),
  client: DocumentClient,
  /** Who is expected to hold the sessions. */
  clinician: DocumentClinician,
  /** Codes of ICD-10-CM, the main one first, as far as known. Null for those whose permissions don’t tell them. */
  diagnoses: z.nullable(z.array(z.string())),
  placeOfService: z.enum(ESTIMATE_PLACES),
  /** The state in which the services are expected, like NY; empty where it is not known. */
  state: z.string(),
  lines: z.array(EstimateLine),
  totalCents: Cents,
  /** What the client is expected to book elsewhere, which has to be estimated there; may be empty. */
  itemsElsewhere: z.string(),
  /** What the client has to be told, in plain words. */
  notices: z.array(z.string()),
  currency: z.string(),
})
export type EstimateDocument = z.infer<typeof EstimateDocument>
