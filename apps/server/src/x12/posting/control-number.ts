/** `K`, eight digits and a digit that checks them. */
const CONTROL_NUMBER = /^K(\d{8})(\d)$/
/** One anywhere in a text, such as the reference of a recovery. */
const WITHIN = /K\d{9}/g

/** A patient control number of ours as a payer wrote it, blanks, case and leading zeros aside; null for any other text. */
export function controlNumberFrom(text: string): string | null {
  const number = text.replace(/\s/g, '').toUpperCase().replace(/^0+/, '')
  const [, digits, check] = CONTROL_NUMBER.exec(number) ?? []
  return digits !== undefined && Number(check) === luhnDigit(digits) ? number : null
}

/** The first patient control number of ours within a text; null where there is none. */
export const controlNumberIn = (text: string): string | null =>
  text
    .toUpperCase()
    .match(WITHIN)
    ?.map(controlNumberFrom)
    .find((number) => number !== null) ?? null

/** The digit that makes the Luhn sum of these digits and itself end in 0. */
function luhnDigit(digits: string): number {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return (10 - (sum % 10)) % 10
}
