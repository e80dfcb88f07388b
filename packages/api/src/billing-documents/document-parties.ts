import * as z from 'zod/mini'
import { TAX_ID_KINDS } from '../billing-profiles/billing-profiles-contract'
import { Address } from '../organization/organization-contract'
import { CalendarDate } from '../wire/scalars'

/** Who bills and is paid, from the practice’s default billing profile. */
export const DocumentBiller = z.object({
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
export type DocumentBiller = z.infer<typeof DocumentBiller>

/** The client as insurers know them: never by a preferred name. */
export const DocumentClient = z.object({
  name: z.string(),
  dateOfBirth: z.nullable(CalendarDate),
  address: z.nullable(Address),
})
export type DocumentClient = z.infer<typeof DocumentClient>

/** Who holds the sessions, as they are named on claims; a text is empty where nothing is known. */
export const DocumentClinician = z.object({
  name: z.string(),
  credentials: z.string(),
  license: z.nullable(z.object({ number: z.string(), state: z.string() })),
  npi: z.string(),
  /** Of a clinician who works under supervision, where the supervisor is known. */
  supervisorName: z.nullable(z.string()),
})
export type DocumentClinician = z.infer<typeof DocumentClinician>
