import * as z from 'zod/mini'
import { CalendarDate, Id } from '../wire/scalars'

/** An error keeps a draft from being issued; a warning asks first. */
export const SUPERBILL_FINDING_LEVELS = ['error', 'warning'] as const

/** What a superbill can lack: the `no_…` ones are errors. */
export const SUPERBILL_FINDING_CODES = [
  'no_billing_profile',
  'no_sessions',
  'profile_npi_missing',
  'profile_tax_id_missing',
  'clinician_npi_missing',
  'clinician_license_missing',
  'client_birth_date_missing',
  'client_address_missing',
  'diagnosis_missing',
  'service_code_missing',
] as const
/** One of {@link SUPERBILL_FINDING_CODES}. */
export type SuperbillFindingCode = (typeof SUPERBILL_FINDING_CODES)[number]

/** The record in which something is to be filled in. */
export const SUPERBILL_FINDING_PLACES = ['profile', 'client', 'clinician', 'session'] as const

/** One thing that a draft lacks; `session` names the appointment of it and its day, null for all others. */
export const SuperbillFinding = z.object({
  level: z.enum(SUPERBILL_FINDING_LEVELS),
  code: z.enum(SUPERBILL_FINDING_CODES),
  where: z.enum(SUPERBILL_FINDING_PLACES),
  session: z.nullable(z.object({ appointmentId: Id, date: CalendarDate })),
})
export type SuperbillFinding = z.infer<typeof SuperbillFinding>
