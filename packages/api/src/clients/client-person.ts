import * as z from 'zod/mini'
import { CalendarDate, EnteredDate, Id, Instant, requiredText, text, Version } from '../wire/scalars'
import { Contacts } from './client-contact'
import { LEGAL_CUSTODIES, PERSON_ROLES } from './person-roles'

/** As many people as one client may have. */
export const MAX_PEOPLE = 20

const custodyFields = {
  legal: z.enum(LEGAL_CUSTODIES),
  /** Whether they may consent to treatment. */
  mayConsent: z.boolean(),
  /** Whether they may be told about the treatment. */
  mayHaveInformation: z.boolean(),
}

/** What a guardian may do. A permission that was not given is false. `until` is the last day, null while none is known. */
const EnteredCustody = z.object({ ...custodyFields, until: z.nullable(EnteredDate) })
const Custody = z.object({ ...custodyFields, until: z.nullable(CalendarDate) })

const personFields = {
  name: requiredText(120, 'Enter the name'),
  /** In the client's words, like “mother”; may be empty. */
  relationship: text(60),
  roles: z.array(z.enum(PERSON_ROLES)).check(
    z.minLength(1, 'Choose what this person is to the client'),
    z.refine((roles) => new Set(roles).size === roles.length, 'Use each role once'),
  ),
  contacts: Contacts,
  /** Given exactly where the person is a guardian. */
  custody: z.nullable(EnteredCustody),
}

const hasCustodyAsGuardian = z.refine<{ roles: readonly string[]; custody: unknown }>(
  ({ roles, custody }) => roles.includes('guardian') === (custody !== null),
  { path: ['custody'], error: 'Say what a guardian may do, and nothing of it for anybody else' },
)

/** What is typed about a person in a client's life; the server checks it with this same schema. */
export const ClientPersonInput = z.object(personFields).check(hasCustodyAsGuardian)
export type ClientPersonInput = z.infer<typeof ClientPersonInput>

/** A person in a client's life: a guardian, whom to call in an emergency, who pays, a partner, or who else helps. */
export const ClientPerson = z.object({
  ...personFields,
  custody: z.nullable(Custody),
  id: Id,
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type ClientPerson = z.infer<typeof ClientPerson>

/** A person as they are saved, with the version that was edited: 409 `stale_edit` for an older one. */
export const UpdateClientPersonBody = z
  .object({ ...personFields, version: Version })
  .check(hasCustodyAsGuardian)
export type UpdateClientPersonBody = z.infer<typeof UpdateClientPersonBody>
