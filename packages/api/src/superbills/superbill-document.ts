import * as z from 'zod/mini'
import { TAX_ID_KINDS } from '../billing-profiles/billing-profiles-contract'
import { Address } from '../organization/organization-contract'
import { CalendarDate, Cents, Id } from '../wire/scalars'

/** Who bills and is paid, from the practice’s default billing profile. */
export const SuperbillBiller = z.object({
  /** The legal name; of a person, first and last name. */
  name: z.string(),
  npi: z.string(),
  taxIdKind: z.enum(TAX_ID_KINDS),
  /** Nine digits. */
  taxId: z.string(),
  address: Address,
  /** Where payments are sent, where that is elsewhere. */
  payToAddress: z.nullable(Address),
  phone: z.string(),
})
export type SuperbillBiller = z.infer<typeof SuperbillBiller>

/** The client as insurers know them: never by a preferred name. */
export const SuperbillClient = z.object({
  name: z.string(),
  dateOfBirth: z.nullable(CalendarDate),
  address: z.nullable(Address),
})
export type SuperbillClient = z.infer<typeof SuperbillClient>

/** Who held the sessions, as they are named on claims; a text is empty where nothing is known. */
export const SuperbillClinician = z.object({
  name: z.string(),
  credentials: z.string(),
  license: z.nullable(z.object({ number: z.string(), state: z.string() })),
  npi: z.string(),
  /** Of a clinician who works under supervision, where the supervisor is known. */
  supervisorName: z.nullable(z.string()),
})
export type SuperbillClinician = z.infer<typeof SuperbillClinician>

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
  biller: z.nullable(SuperbillBiller),
  client: SuperbillClient,
  clinician: SuperbillClinician,
  /** In the order of the sessions. */
  lines: z.array(SuperbillLine),
  chargedCents: Cents,
  paidCents: Cents,
  currency: z.string(),
})
export type SuperbillDocument = z.infer<typeof SuperbillDocument>
