import * as z from 'zod/mini'
import { optionalEmailText, requiredText, text } from '../wire/scalars'
import { isPhone } from './phone-pattern'

/** Where an address is, unless it says otherwise (spec §9). */
export const DEFAULT_COUNTRY = 'USA'

/** A phone or fax number as `phoneOf` makes it of what was typed (spec §5), or empty. */
export const PhoneNumber = z
  .string()
  .check(z.refine((phone) => phone === '' || isPhone(phone), 'Use digits like 5185550142 or +6561234567x12'))

/** An e-mail address, or empty. */
export const OptionalEmail = optionalEmailText('name@mail.com')

/** An address as a person types it; zip codes differ by country, so only their length is checked. */
export const AddressInput = z.object({
  street: text(200),
  city: text(100),
  state: text(100),
  zipCode: text(20),
  country: z._default(requiredText(100, 'Enter a country'), DEFAULT_COUNTRY),
})
export type AddressInput = z.input<typeof AddressInput>
