import type { FieldError } from '@oaklet/api/contract'

/** What is wrong with an amount to take off, in cents; `most` is the highest, in words. */
export function wrongAmount(cents: number | null, mostCents: number, most: string): FieldError[] {
  if (cents !== null && cents > 0 && cents <= mostCents) return []
  return [{ path: 'amountCents', message: `Enter an amount above zero, and at most ${most}` }]
}
