import { luhnSum } from '../wire/luhn'

/** The prefix of an NPI when its check digit is computed: it stands for health applications in the USA. */
const CARD_ISSUER = '80840'

/** Whether these are the ten digits of a National Provider Identifier, the last of which checks the others (Luhn). */
export function isNpi(text: string): boolean {
  return /^[12]\d{9}$/.test(text) && luhnSum(CARD_ISSUER + text) % 10 === 0
}
