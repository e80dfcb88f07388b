import * as z from 'zod/mini'
import { Id, textOfLines } from '../wire/scalars'
import { BILLING_TYPES, ServiceLine } from './appointments-contract'

/** A modifier as claims write it: two letters or digits. */
const Modifier = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{2}$/, 'Use two letters or digits, like 95'))

const ServiceLineInput = z.extend(ServiceLine, {
  modifiers: z.array(Modifier).check(z.maxLength(4, 'Use at most four modifiers')),
})

/** What is sent of an appointment beside its time: who, with whom, where and what. */
export const appointmentTerms = {
  clientIds: z.array(Id).check(z.minLength(1, 'Choose a client'), z.maxLength(20)),
  clinicianId: Id,
  /** Null is telehealth. */
  locationId: z.nullable(Id),
  lines: z.array(ServiceLineInput).check(z.minLength(1, 'Choose a service'), z.maxLength(10)),
  memo: textOfLines(2000),
  billingType: z.enum(BILLING_TYPES),
}
