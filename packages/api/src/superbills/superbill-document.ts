import * as z from 'zod/mini'
import { DocumentBiller, DocumentClient, DocumentClinician } from '../billing-documents/document-parties'
import { CalendarDate, Cents, Id } from '../wire/scalars'

/** One service of one session, in cents. */
export const SuperbillLine = z.object({
  appointmentId: Id,
  /** The day of the session, in the practice’s time zone. */
  date: CalendarDate,
  /** A code of CMS: 11 is an office, 10 telehealth with the client at home. */
  placeOfService: z.string(),
  /** Of the service, like 90834; empty where none is known. */
  code: z.string(),
  modifiers: z.array(z.string()),
  /** The practice’s own name of the service. */
  label: z.string(),
  /** Codes of ICD-10-CM, the main one first, 12 at most. Null for those whose permissions don’t tell them. */
  diagnoses: z.nullable(z.array(z.string())),
  units: z.int(),
  chargedCents: Cents,
  /** What the client has paid towards it. */
  paidCents: Cents,
})
export type SuperbillLine = z.infer<typeof SuperbillLine>

/** What a superbill says. What is kept at its issue is checked by this schema too. */
export const SuperbillDocument = z.object({
  /** Null where the practice has no billing profile, which no issued superbill lacks. */
  biller: z.nullable(DocumentBiller),
  client: DocumentClient,
  clinician: DocumentClinician,
  /** In the order of the sessions. */
  lines: z.array(SuperbillLine),
  chargedCents: Cents,
  paidCents: Cents,
  currency: z.string(),
})
export type SuperbillDocument = z.infer<typeof SuperbillDocument>
