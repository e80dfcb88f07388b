import * as z from 'zod/mini'
import { requiredText } from '../wire/scalars'

/** The ways to reach somebody. */
export const CONTACT_KINDS = ['mobile', 'home', 'work', 'email'] as const

/** A way to reach a person, and what they allow it to be used for. A phone's `value` is stored as `phoneOf` makes it. */
export const ClientContact = z.object({
  kind: z.enum(CONTACT_KINDS),
  value: requiredText(320, 'Enter the number or address'),
  mayEmail: z.boolean(),
  mayText: z.boolean(),
  mayVoicemail: z.boolean(),
})
export type ClientContact = z.infer<typeof ClientContact>

/** As many ways to reach one person as are stored. */
export const Contacts = z.array(ClientContact).check(z.maxLength(10, 'Use at most 10 contacts'))
