/** Every second digit from the right is doubled, and counts as the sum of its digits. */
export function luhnSum(digits: string): number {
  return Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 1 ? digit * 2 : digit))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0)
}
