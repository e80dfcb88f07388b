import * as z from 'zod/mini'
import { oneLine } from '../wire/plain-text'
import { requiredText } from '../wire/scalars'
import { AddressInput } from './contact-fields'

const WRONG_STATE = 'Enter a state of two letters, like NY'
const WRONG_ZIP = 'Enter a ZIP code of five or nine digits, like 12207-1234'

/**
 * An address in the United States, as claims carry one: with a state of two letters and a ZIP code of five or nine
 * digits.
 */
export const ClaimAddress = z.extend(AddressInput, {
  street: requiredText(55, 'Enter a street'),
  city: requiredText(30, 'Enter a city'),
  state: z.string().check(z.overwrite(oneLine), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, WRONG_STATE)),
  /** Nine digits get their hyphen. */
  zipCode: z.string().check(
    z.overwrite((typed) => oneLine(typed).replace(/^(\d{5})(\d{4})$/, '$1-$2')),
    z.regex(/^\d{5}(-\d{4})?$/, WRONG_ZIP),
  ),
})
export type ClaimAddress = z.input<typeof ClaimAddress>
