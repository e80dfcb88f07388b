import * as z from 'zod/mini'
import { requiredText, text } from '../wire/scalars'

/** Where an address is, unless it says otherwise (spec §9). */
export const DEFAULT_COUNTRY = 'USA'

/** A phone or fax number as it is sent: 7 to 15 digits and nothing else, or empty (spec §5). */
export const PhoneDigits = z
  .string()
  .check(z.regex(/^(\d{7,15})?$/, 'Enter a number with 7 to 15 digits, and only digits'))

/** An e-mail address, or empty. */
export const OptionalEmail = z
  .string()
  .check(
    z.trim(),
    z.maxLength(320, 'Use at most 320 characters'),
    z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an e-mail like name@mail.com'),
  )

/** An address as a person types it; zip codes differ by country, so only their length is checked. */
export const AddressInput = z.object({
  street: text(200),
  city: text(100),
  state: text(100),
  zipCode: text(20),
  country: z._default(requiredText(100, 'Enter a country'), DEFAULT_COUNTRY),
})
export type AddressInput = z.input<typeof AddressInput>
