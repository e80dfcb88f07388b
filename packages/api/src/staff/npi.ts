/** The prefix of an NPI when its check digit is computed: it stands for health applications in the USA. */
const CARD_ISSUER = '80840'

/** Whether these are the ten digits of a National Provider Identifier, the last of which checks the others (Luhn). */
export function isNpi(text: string): boolean {
  return /^[12]\d{9}$/.test(text) && luhnSum(CARD_ISSUER + text) % 10 === 0
}

/** Every second digit from the right is doubled, and counts as the sum of its digits. */
function luhnSum(digits: string): number {
  return Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 1 ? digit * 2 : digit))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0)
}
